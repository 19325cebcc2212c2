import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const known = new Map<string, Promise<boolean>>()

/** Whether an SVG can be drawn. Answers are kept until the drawing changes. */
export function isDrawable(file: string): Promise<boolean> {
  const drawing = readFileSync(file, 'utf8')
  const answer = known.get(drawing) ?? examine(drawing)
  known.set(drawing, answer)
  return answer
}

async function examine(drawing: string): Promise<boolean> {
  try {
    await sharp(Buffer.from(drawing)).stats()
    return true
  } catch {
    return false
  }
}
