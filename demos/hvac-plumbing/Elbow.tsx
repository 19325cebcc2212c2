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
        <path className="p-dark" d="M-40-16h40v132h-40zM84 200h132v40H84z" />
      ) : (
        <path className="p-dark" d="M-16-40h132v40H-16zM200 84h40v132h-40z" />
      )}
    </svg>
  )
}
