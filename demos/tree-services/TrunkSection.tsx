import { bark, ringEdges } from './rings.ts'

const woods = ['#ecd6a8', '#dfbd87', '#e7c993', '#d3a06b', '#c98f5c', '#b97a4c', '#cd9660']

/** Where each step's number stands: in the middle of its ring, a little farther around each time. */
const numbers = ringEdges.map((_, i) => {
  const radius = i && 13.6 * i + 14
  const angle = -0.45 + i * 0.36
  return {
    x: Math.round(120 + radius * Math.cos(angle)),
    y: Math.round(121.5 + 0.96 * radius * Math.sin(angle)),
  }
})

export function TrunkSection() {
  return (
    <svg
      className="trunk-section"
      viewBox="0 0 240 240"
      role="img"
      aria-label="A trunk sawn across. Its seven rings carry the numbers of the seven steps, the first in the middle."
    >
      <path fill="#382516" d={bark} />
      {ringEdges.map((d, i) => (
        <path key={d} fill={woods[i]} stroke="#8a5632" strokeWidth="1" d={d} />
      ))}
      <path fill="#8a5632" d="M116 125 59 186l-23 18 19-22zM125 116l42-49 13-11-10 16z" />
      {numbers.map(({ x, y }, i) => (
        <text key={x} x={x} y={y} dy="4.5">
          {i + 1}
        </text>
      ))}
    </svg>
  )
}
