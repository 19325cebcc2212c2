import { Rope } from './Rope.tsx'

const turns = [
  'M66 22C40 60 30 230 62 250S112 80 84 24',
  'M60 20C20 40 14 220 50 232S100 60 78 22',
  'M76 20c-28 60-30 180-2 190S118 60 94 22',
  'M48 92c16 8 40 8 58-2M48 104c16 8 40 8 58-2',
]

/** A climbing rope, coiled and hung from a stub of the trunk. */
export function Coil() {
  return (
    <svg className="coil" viewBox="0 0 180 290" aria-hidden="true">
      <path fill="#5f432b" d="M180 2v34l-122 6-12-14 10-16z" />
      {turns.map((d) => (
        <Rope key={d} d={d} />
      ))}
    </svg>
  )
}
