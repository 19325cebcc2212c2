import { Mirrored } from './Mirrored.tsx'

/** A Pacific powderpost beetle, and the holes it leaves with powder below them. */
export function Beetle() {
  return (
    <>
      <Mirrored id="beetle">
        <path
          className="s-ink w3"
          d="M24-26 46-40 54-58 62-64M28 4 54 4 68 20 78 22M26 30 50 44 58 66 66 74M9-50 22-60"
        />
        <path
          className="s-ink w5"
          d="M24-26 46-40M28 4 54 4M26 30 50 44M22-60 27-65M30-69 35-74M38-77 43-82"
        />
        <path
          className="f-ink"
          d="M0-64C8-64 12-58 13-51 22-47 27-38 27-28 27-22 25-19 23-17H0zM1-13H26C33 4 33 36 25 54 18 68 8 75 1 76z"
        />
        <path
          className="s-card punctures"
          d="M8-8C9 20 9 46 6 66M15-8C17 18 17 46 13 60M22-8C25 16 25 40 20 54"
        />
        <path className="s-olive w3" d="M6-44C14-42 19-36 20-28" />
      </Mirrored>
      <path
        className="f-ink"
        d="M-88-44a5 5 0 1 0 .1 0zM-98 18a4 4 0 1 0 .1 0zM96-26a5 5 0 1 0 .1 0zM90 52a4 4 0 1 0 .1 0z"
      />
      <path
        className="s-olive powder"
        d="M-91-29h8M-97-23h20M-102-17h30M-101 31h8M-107 37h20M93-11h8M88-5h20M83 1h30M87 65h8M81 71h20"
      />
    </>
  )
}
