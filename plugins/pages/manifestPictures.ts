import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { assetFolder } from '../../src/addresses.ts'
import { ContentError } from '../../src/reader/errors.ts'
import { shortHash } from '../hash.ts'
import type { PictureSource } from './site.ts'

/** The bytes of a picture. Rejects with one line if it cannot be read as one. */
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

/** The URL of an icon, which changes with its content: an installed app takes another icon only from another URL. */
export const iconUrl = (file: string, bytes: Uint8Array) =>
  assetFolder + file.replace('.', `-${shortHash(bytes)}.`)
