import { Rope } from './Rope.tsx'

const figures = [
  ['M-30 60C-6 62 2 44 16 32L40 8v84'],
  ['M-30 40C-4 46 8 44 12 30 18 4 62 2 62 30c0 24-42 40-50 62h72'],
  ['M-30 20C-10 26 0 8 14 8h48L36 42c18 0 30 10 30 25S54 93 38 93 12 88 8 76'],
  ['M50 8 6 66h78', 'M-30 60C-10 66 22 40 50 8v84'],
]

/** A numeral laid with one rope, whose tail comes in from the left. */
export function RopeFigure({ number }: { number: number }) {
  const tails = figures[number - 1] ?? []
  return (
    <svg className="rope-figure" viewBox="-32 0 128 100" aria-hidden="true">
      {tails.map((d) => (
        <Rope key={d} d={d} />
      ))}
    </svg>
  )
}
