import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { cut, type Finding } from '../mistakes.ts'

const number = String.raw`[-+]?(?:\d+\.?(?![\d.])|\d*\.\d+(?!\d))(?:e[-+]?\d+)?[\s,]*`
const flag = String.raw`[01][\s,]*`
const numbers = (count: number) => `(?:${number}){${count}}`

/** What follows each command of a path, once or more often (SVG 2, 9.3). */
const commands = Object.entries({
  '[mlt]': numbers(2),
  '[hv]': numbers(1),
  '[sq]': numbers(4),
  c: numbers(6),
  a: numbers(3) + flag + flag + numbers(2),
}).map(([command, rest]) => String.raw`${command}\s*(?:${rest})+`)
const path = new RegExp(
  String.raw`^\s*(?=m)(?:${[...commands, String.raw`z\s*`].join('|')})+$`,
  'i',
)

const expected = 'a drawing that a browser shows'

/** What keeps a browser from drawing a path to its end, if anything. */
export const pathFindings = (d: string): Finding[] =>
  path.test(d) ? [] : [{ found: `has a broken path: ${cut(d)}`, expected }]

const known = new Map<string, Promise<Finding[]>>()

/** What is wrong with an SVG, if anything. */
export function drawingFindings(file: string): Promise<Finding[]> {
  const drawing = readFileSync(file, 'utf8')
  const answer = known.get(drawing) ?? examine(drawing)
  known.set(drawing, answer)
  return answer
}

async function examine(drawing: string): Promise<Finding[]> {
  const paths = [...drawing.matchAll(/\sd="([^"]*)"/g)].flatMap(([, d = '']) => pathFindings(d))
  if (paths.length > 0) return paths
  try {
    await sharp(Buffer.from(drawing)).stats()
    return []
  } catch {
    return [{ found: 'cannot be read as a drawing', expected }]
  }
}
