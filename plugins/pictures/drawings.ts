import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { SVGPathData } from 'svg-pathdata'
import { cut, type Finding } from '../mistakes.ts'

const expected = 'a drawing that a browser shows'

/** Whether a browser draws a path to its end. */
function isWhole(path: string): boolean {
  try {
    return new SVGPathData(path).commands[0]?.type === SVGPathData.MOVE_TO
  } catch {
    return false
  }
}

/** What keeps a browser from drawing a path to its end, if anything. */
export const pathFindings = (path: string): Finding[] =>
  isWhole(path) ? [] : [{ found: `has a broken path: ${cut(path)}`, expected }]

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
