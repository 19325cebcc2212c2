import { basename } from 'node:path'
import type { Face } from '../demos/types.ts'
import { cachedSubset } from './subset.ts'

/** A face as a page uses it: its @font-face rule, and the file that the rule names. */
interface BuiltFace {
  css: string
  url: string
  bytes: Buffer
  isPreloaded: boolean
}

/** A range as CSS writes it, "100 700", or a single value, as an axis of a variable font. */
function axis(range: string): { min: number; max: number } | number {
  const [min = 0, max = min] = range.split(' ').map(Number)
  return min === max ? min : { min, max }
}

/** A variable font's axes as far as the face names them; a static font has none. */
export function axes({
  file,
  weight,
  width,
  opticalSize,
}: Pick<Face, 'file' | 'weight' | 'width' | 'opticalSize'>) {
  if (!file.includes('-variable/')) return {}
  return {
    wght: axis(weight),
    ...(width !== undefined && { wdth: axis(width) }),
    ...(opticalSize !== undefined && { opsz: axis(opticalSize) }),
  }
}

/** A face reduced to the given characters. Throws where the font lacks one of them. */
export async function builtFace(face: Face, characters: string): Promise<BuiltFace> {
  const { family, file, weight, style = 'normal', width, preload = false } = face
  const { name, bytes } = await cachedSubset(`node_modules/${file}`, characters, axes(face))
  const url = `/assets/${basename(name)}`
  const rules = {
    'font-family': `'${family}'`,
    'font-style': style,
    'font-weight': weight,
    ...(width !== undefined && {
      'font-stretch': width.replace(/\d+/g, '$&%'),
    }),
    'font-display': 'swap',
    src: `url(${url}) format('woff2')`,
  }
  const css = Object.entries(rules).map((rule) => rule.join(':'))
  return { css: `@font-face{${css.join(';')}}`, url, bytes, isPreloaded: preload }
}
