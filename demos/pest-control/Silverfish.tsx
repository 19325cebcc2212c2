import { Mirrored } from './Mirrored.tsx'

/** A vent with its mesh, and a silverfish on the outside of it. */
export function Silverfish() {
  return (
    <>
      <path className="f-tint" d="M-108-58H-4V58H-108z" />
      <path
        className="s-ink w2"
        d="M-94-58V58M-81-58V58M-68-58V58M-55-58V58M-42-58V58M-29-58V58M-16-58V58M-108-45H-4M-108-32H-4M-108-19H-4M-108-6H-4M-108 7H-4M-108 20H-4M-108 33H-4M-108 46H-4"
      />
      <path className="s-ink w5" d="M-108-58H-4V58H-108z" />
      <g transform="translate(58 4) rotate(24)">
        <Mirrored id="silverfish">
          <path
            className="s-ink w2"
            d="M5-62C14-78 30-84 50-82M0 42V84M2 40C8 56 18 68 34 74M15-44 28-40M17-32 30-24M16-20 26-10"
          />
          <path className="f-ink" d="M0-66C8-68 14-62 16-54 20-46 20-34 18-22 15 4 9 28 3 46H0z" />
          <path
            className="s-card w2"
            d="M0-50Q8-49 17-54M0-38Q8-37 19-41M0-27Q8-26 18-29M0-16Q7-15 16-18M0-5Q6-4 14-7M0 6Q5 7 12 4M0 17Q4 18 9 15M0 28Q3 29 7 26"
          />
        </Mirrored>
      </g>
    </>
  )
}
