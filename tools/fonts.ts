import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('')
const characters = `${ascii}©®·×–—‘’“”•…′″°→←↑↓↗½¼é−\u00a0`

/** OpenType features the styles ask for, and those the font needs to draw single letters. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'rvrn', 'tnum']

const archivo = 'node_modules/@fontsource-variable/archivo'
const newsreader = 'node_modules/@fontsource/newsreader'
const fonts = [
  {
    source: `${archivo}/files/archivo-latin-standard-normal.woff2`,
    target: 'src/theme/fonts/archivo.woff2',
    variationAxes: { wdth: { min: 100, max: 125 }, wght: { min: 400, max: 800 } },
  },
  {
    source: `${newsreader}/files/newsreader-latin-400-italic.woff2`,
    target: 'src/theme/fonts/newsreader-italic.woff2',
  },
]
const licenses = {
  [`${archivo}/LICENSE`]: 'public/licenses/archivo-OFL.txt',
  [`${newsreader}/LICENSE`]: 'public/licenses/newsreader-OFL.txt',
}

/** The characters a TrueType font has glyphs for, read from its cmap table (format 4). */
function coverage(font: Buffer): Set<string> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + i * 16)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) throw new Error('The font has no cmap table.')
  const cmap = font.readUInt32BE(entry + 8)
  const encodings = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, i) => cmap + 4 + i * 8)
  const maps = encodings.map((at) => cmap + font.readUInt32BE(at + 4))
  const map = maps.find((at) => font.readUInt16BE(at) === 4)
  if (map === undefined) throw new Error('The font has no cmap of format 4.')
  const size = font.readUInt16BE(map + 6)
  const found = new Set<string>()
  for (let end = map + 14; end < map + 14 + size; end += 2) {
    const first = font.readUInt16BE(end + size + 2)
    for (let code = first; code <= font.readUInt16BE(end); code++)
      found.add(String.fromCharCode(code))
  }
  return found
}

mkdirSync('src/theme/fonts', { recursive: true })
mkdirSync('public/licenses', { recursive: true })
for (const [source, target] of Object.entries(licenses)) copyFileSync(source, target)

for (const { source, target, ...axes } of fonts) {
  const original = readFileSync(source)
  const options = { keepFeatures, ...axes }
  const font = await subsetFont(original, characters, { ...options, targetFormat: 'woff2' })
  writeFileSync(target, font)
  const found = coverage(
    await subsetFont(original, characters, { ...options, targetFormat: 'truetype' }),
  )
  const missing = Array.from(characters)
    .filter((character) => !found.has(character))
    .join(' ')
  console.log(`${target} ${font.length} bytes, not in the font: ${missing || 'none'}`)
}
