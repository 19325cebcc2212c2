import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** A drawing as PNG, `size` pixels square; `ground` fills what the drawing leaves open. */
export async function icon(drawing: string, size: number, ground?: string): Promise<Uint8Array> {
  const svg = await readFile(drawing)
  const picture = sharp(svg, { density: (72 * size) / 100 }).resize(size, size)
  if (ground) picture.flatten({ background: ground })
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer()
}
