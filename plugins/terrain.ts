import { contours } from 'd3-contour'
import { createNoise2D, type NoiseFunction2D } from 'simplex-noise'

type Point = [x: number, y: number]
type Line = { points: Point[]; closed: boolean }

const width = 240
const height = 200
const summit = { x: 138, y: 92 }
const unitsPerCell = 5
const tolerance = 0.36
const shortestLine = 14
const thresholds = Array.from({ length: 17 }, (_, i) => 0.03 + (i * 0.93) / 17)

/** Lehmer generator: the same terrain on every run. */
function random(seed: number): () => number {
  const modulus = 2 ** 31 - 1
  return () => (seed = (16807 * seed) % modulus) / modulus
}

/** A cone with seven twisted ridges, roughened by two scales of noise. */
function elevation(x: number, y: number, noise: NoiseFunction2D): number {
  const dx = (x - summit.x) / 100
  const dy = (y - summit.y) / 88
  const r = Math.hypot(dx, dy)
  const slope = Math.max(0, 1 - r / 1.5)
  const twist = Math.cos(7 * Math.atan2(dy, dx) + 2.2 * r + 1.5 * noise(x / 60 + 4, y / 60))
  const ridges = 0.085 * twist * Math.min(1, 1.25 * r) * slope
  const coarse = 0.06 * noise(x / 46, y / 46) * (0.25 + r)
  const fine = 0.022 * noise(x / 17 + 9, y / 17) * (0.2 + r)
  return slope ** 1.55 + ridges + coarse + fine
}

function elevations(): number[] {
  const noise = createNoise2D(random(20))
  return Array.from({ length: width * height }, (_, i) =>
    elevation(i % width, Math.floor(i / width), noise),
  )
}

const onEdge = ([x, y]: Point) => x === 0 || y === 0 || x === width || y === height

/** Contours end at the edge of the sheet: the stretches of a ring that follow it are left out. */
function lines(ring: Point[]): Line[] {
  const first = ring.findIndex(onEdge)
  if (first < 0) return [{ points: ring, closed: true }]
  const runs: Point[][] = [[]]
  for (const point of [...ring.slice(first, -1), ...ring.slice(0, first)]) {
    if (onEdge(point)) runs.push([])
    else runs.at(-1)?.push(point)
  }
  return runs.map((points) => ({ points, closed: false }))
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Douglas-Peucker. */
function simplified(points: Point[]): Point[] {
  const [start, end] = [points[0]!, points.at(-1)!]
  const distances = points.map((point) => distance(point, start, end))
  const farthest = Math.max(...distances)
  if (farthest <= tolerance) return [start, end]
  const split = distances.indexOf(farthest)
  const left = simplified(points.slice(0, split + 1))
  return [...left, ...simplified(points.slice(split)).slice(1)]
}

const rounded = ([x, y]: Point): Point => [
  Math.round(x * unitsPerCell),
  Math.round(y * unitsPerCell),
]

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

const step = ([ax, ay]: Point, [bx, by]: Point): Point => [bx - ax, by - ay]

/** Numbers in the shortest SVG notation. */
function list(values: number[]): string {
  const short = values.map((value) => String(value).replace(/^(-?)0\./, '$1.'))
  return short.join(' ').replaceAll(' -', '-').replaceAll('.5 .', '.5.')
}

/**
 * Quadratic segments from middle to middle, bent by the points between. Every point mirrors the one
 * before at their middle, so "t" draws all segments but the first without naming a control point.
 */
function path({ points, closed }: Line): string {
  const corners = simplified(points).map(rounded)
  if (closed) corners.pop()
  const middles = corners.map((corner, i) => middle(corner, corners[(i + 1) % corners.length]!))
  const stops = closed
    ? [middles.at(-1)!, ...middles]
    : [corners[0]!, ...middles.slice(1, -2), corners.at(-1)!]
  const steps = stops.slice(1).map((stop, i) => step(stops[i]!, stop))
  const bend = step(stops[0]!, corners[closed ? 0 : 1]!)
  const start = `M${list(stops[0]!)}q${list([...bend, ...steps[0]!])}`
  const rest = steps.length > 1 ? `t${list(steps.slice(1).flat())}` : ''
  return start + rest + (closed ? 'z' : '')
}

/** Contour lines of an invented volcano as an SVG mask, every fifth line heavy. */
export function terrain(): string {
  const levels = contours().size([width, height]).thresholds(thresholds)(elevations())
  const paths = levels.map(({ coordinates }) =>
    (coordinates as Point[][][])
      .flat()
      .flatMap(lines)
      .filter(({ points }) => points.length >= shortestLine)
      .map(path)
      .join(''),
  )
  const heavy = paths.filter((_, i) => i % 5 === 4).join('')
  const regular = paths.filter((_, i) => i % 5 !== 4).join('')
  const size = `${width * unitsPerCell} ${height * unitsPerCell}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" fill="none" stroke="#000" stroke-linejoin="round"><path stroke-width="1.1" d="${regular}"/><path stroke-width="2.2" d="${heavy}"/></svg>\n`
}
