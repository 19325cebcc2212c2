import { bark, ringEdges } from './rings.ts'

const woods = ['#ecd6a8', '#dfbd87', '#e7c993', '#d3a06b', '#c98f5c', '#b97a4c', '#cd9660']

/** Where each step's number stands: in the middle of its ring, a little farther around each time. */
const numbers = ringEdges.map((_, i) => {
  const radius = i && 27.2 * i + 28
  const angle = -0.45 + i * 0.36
  return {
    x: Math.round(239 + radius * Math.cos(angle)),
    y: Math.round(243 + radius * Math.sin(angle)),
  }
})

export function TrunkSection() {
  return (
    <svg
      className="trunk-section"
      viewBox="0 0 480 480"
      role="img"
      aria-label="A trunk sawn across. Its seven rings carry the numbers of the seven steps, the first in the middle."
    >
      <path fill="#382516" d={bark} />
      {ringEdges.map((d, i) => (
        <path key={d} fill={woods[i]} stroke="#8a5632" strokeWidth="2" d={d} />
      ))}
      <path fill="#8a5632" d="M232 250 118 372l-46 36 38-44zM250 232l84-98 26-22-20 32z" />
      {numbers.map(({ x, y }, i) => (
        <text key={x} x={x} y={y} dy="8">
          {i + 1}
        </text>
      ))}
    </svg>
  )
}
