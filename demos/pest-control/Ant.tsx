import { Mirrored } from './Mirrored.tsx'

/** A carpenter ant seen from above, about the origin. */
export function Ant() {
  return (
    <Mirrored id="ant">
      <path
        className="s-ink w3"
        d="M8-26 32-38 46-64 60-74M9-18 42-18 66 2 82 4M6-8 32 14 50 50 66 62M7-60 26-66 36-86"
      />
      <path className="s-ink w5" d="M8-26 32-38M9-18 42-18M6-8 32 14" />
      <path
        className="f-ink"
        d="M0-66C6-69 11-67 14-62 21-54 20-42 12-37 8-34 4-33 0-33 8-34 13-28 12-20 11-10 7-2 4 4 7 5 7 10 5 13 18 14 26 28 25 44 24 60 12 74 0 78zM3-65 10-78Q4-80 0-73z"
      />
      <path
        className="s-card w2"
        d="M0 30Q12 31 22 30M0 46Q14 47 24 46M0 61Q10 62 19 60M4-26Q8-22 7-14"
      />
      <ellipse className="f-card" cx="13" cy="-51" rx="2.5" ry="4.5" />
    </Mirrored>
  )
}
