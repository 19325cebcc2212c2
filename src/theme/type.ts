import faces from './faces.yaml'
import { scale } from './scale.ts'
import type { SiteFace } from '../reader/themeSchema.ts'

const generic = { sans: 'Arial, sans-serif', serif: '"Times New Roman", serif' }

const stack = ({ family, fallback }: SiteFace) =>
  `"${family}", "${family} FB", "${family} Android", ${generic[fallback]}`

/** Font stacks. "… FB" and "… Android" are fallbacks: fonts of the visitor's device, with glyphs scaled to the web font's size (plugins/fonts/fallbacks.ts). */
export const family = { text: stack(faces.text), note: stack(faces.note) }

/** Type styles. A style without a font family inherits the family of the body. */
export const type = {
  ...scale,
  body: { fontFamily: family.text, ...scale.body },
  descriptor: { fontFamily: family.note, ...scale.descriptor },
  note: { fontFamily: family.note, ...scale.note },
} as const
