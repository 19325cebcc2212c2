/** A quarter bend, two pipe widths square. `turn` says which way a pipe from the left edge goes: in from it, or out to the middle. */
export function Elbow({ turn }: { turn: 'in' | 'out' }) {
  // Shade and highlight run on from the straight pipe's, at 0-16 and 64-72 percent of its width.
  const [shade, light] = turn === 'in' ? [108, 168] : [192, 132]
  const arc = (r: number) =>
    turn === 'in'
      ? `M0 ${200 - r}A${r} ${r} 0 0 1 ${r} 200`
      : `M${200 - r} 0A${r} ${r} 0 0 0 200 ${r}`
  return (
    <svg className="elbow" viewBox="0 0 200 200" aria-hidden="true">
      <path className="p" strokeWidth="100" d={arc(150)} />
      <path className="p-shade" strokeWidth="16" d={arc(shade)} />
      <path className="p-light" strokeWidth="8" d={arc(light)} />
      {turn === 'in' ? (
        <Collars
          ends={[
            { x: -40, y: -16, width: 40, height: 132 },
            { x: 84, y: 200, width: 132, height: 40 },
          ]}
        />
      ) : (
        <Collars
          ends={[
            { x: -16, y: -40, width: 132, height: 40 },
            { x: 200, y: 84, width: 40, height: 132 },
          ]}
        />
      )}
    </svg>
  )
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function Collars({ ends }: { ends: readonly Box[] }) {
  return ends.map((end) => <rect key={end.x} className="p-dark" rx="10" {...end} />)
}
