import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { assetFolder } from '../../src/addresses.ts'
import { ContentError } from '../../src/reader/errors.ts'
import { shortHash } from '../hash.ts'

type PictureSource = Readonly<{ from: string; size?: number; ground?: string }>

/**
 * Reads the picture `from` in manifest/. If `size` is given, converts an SVG to a square PNG that is `size`
 * pixels wide, on the background color `ground`. Rejects with a ContentError if the picture is not valid.
 */
export async function pictureBytes({ from, size, ground }: PictureSource): Promise<Uint8Array> {
  try {
    const file = await readFile(`manifest/${from}`)
    if (size === undefined) return file
    const drawing = sharp(file, { density: (72 * size) / 100 }).resize(size, size)
    if (ground) drawing.flatten({ background: ground })
    return await drawing.png({ compressionLevel: 9, palette: true }).toBuffer()
  } catch (error) {
    throw new ContentError([`manifest/${from}: ${(error as Error).message}`])
  }
}

/** Returns the URL of an icon with a hash of its content, because installed apps update an icon only when its URL changes. */
export const iconUrl = (file: string, bytes: Uint8Array) =>
  assetFolder + file.replace('.', `-${shortHash(bytes)}.`)
