import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { keepFeatures } from '../build/subset.ts'

/** All of the Basic Multilingual Plane up to the symbols: what of it a font has is kept. */
const characters = Array.from({ length: 0x2fe0 }, (_, i) => String.fromCharCode(0x20 + i)).join('')

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

mkdirSync('src/theme/fonts', { recursive: true })
mkdirSync('public/licenses', { recursive: true })
for (const [source, target] of Object.entries(licenses)) copyFileSync(source, target)

for (const { source, target, ...axes } of fonts) {
  const original = readFileSync(source)
  const options = { keepFeatures, ...axes, targetFormat: 'woff2' } as const
  const font = await subsetFont(original, characters, options)
  writeFileSync(target, font)
  console.log(`${target} ${font.length} bytes`)
}
