// The only description of tokens.yaml and faces.yaml, which an owner changes.
// Types are inferred from it, and the build checks the files against it. It is not shipped.
import * as v from 'valibot'
import { fields } from './fields.ts'
import { colorRoles } from './colorRoles.ts'

/** Patterns of values. */
const patterns = {
  color: /^#[\dA-Fa-f]{6}$/,
  anyColor:
    /^(?:#(?:[\dA-Fa-f]{3,4}|[\dA-Fa-f]{6}|[\dA-Fa-f]{8})|transparent|(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch))\(-?[\d.]+(?:%|deg)?(?:[\s,/]+-?[\d.]+(?:%|deg)?){2,3}\))$/,
  length: /^(?:0|\d*\.?\d+(?:px|%|r?em|ch|[sld]?v[wh]|cq[iwh])|(?:calc|clamp|min|max)\(.*\d.*\))$/,
  motion: /^\d*\.?\d+m?s(?: (?:linear|ease[a-z-]*|cubic-bezier\(.+\)))?$/,
  range: /^\d+(?:\.\d+)?(?: \d+(?:\.\d+)?)?$/,
}

/** A text that matches a pattern. */
const matching = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(expected), v.regex(pattern, expected))

/** Values of one kind by these names. */
const named = <S extends v.GenericSchema, Name extends string>(kind: S, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, kind])) as { [K in Name]: S }

/** A color whose contrast is measured (plugins/checks/contrast.ts): six digits, opaque. */
const color = matching(patterns.color, "a color in quotation marks such as '#c53320'")
const anyColor = matching(
  patterns.anyColor,
  "a color such as '#c53320', rgb(42 23 48 / 0.62), transparent",
)
const length = matching(patterns.length, 'a length such as 1.5rem')
const motion = matching(patterns.motion, 'a duration such as 160ms, or one and a curve')
const range = matching(patterns.range, 'a number such as 400, or the two ends of a range, 400 800')

/** A color for each role. The glow and the veil may be transparent. */
const colors = fields({ ...named(color, ...colorRoles), ...named(anyColor, 'dawn', 'overlay') })

/** The two themes, which the system or the visitor chooses. */
const themes = fields(named(fields({ colors }), 'light', 'dark'))

/** The colors of printed roles. */
const onPaper = fields({
  ...named(anyColor, 'paper', 'sheet', 'sunk', 'band', 'ink', 'ink2', 'line', 'lineStrong'),
  ...named(anyColor, 'contour', 'route', 'profile', 'onBand', 'onBand2'),
})

const tokens = {
  themes,
  onPaper,
  sizes: fields({
    ...named(length, 'bar', 'barWide', 'gutter', 'section', 'gap', 'page', 'measure', 'lead'),
    ...named(length, 'target', 'targetBar', 'targetFooter', 'patch', 'icon'),
  }),
  spaces: fields(named(length, 'hair', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'huge')),
  radii: fields(named(length, 'small', 'frame', 'sheet')),
  strokes: fields(named(length, 'thin', 'bold', 'rule', 'focus')),
  motions: fields(named(motion, 'quick', 'dialog', 'sheet', 'spin')),
}

/** A face of a Fontsource family; the build takes its files that the site's letters need, and cuts them to the letters, weights and widths. */
const siteFace = fields({
  family: matching(/^\S(?:.*\S)?$/, 'the name of a font, for example Archivo'),
  /** One weight, or the two ends of the range in use, as in CSS: "400 700". */
  weight: range,
  /** Widths in use, in percent; variable fonts with that axis only. */
  width: v.exactOptional(range),
  style: v.exactOptional(v.literal('italic', '"italic", or nothing')),
  /** The fallback until the font arrives, and for letters that it lacks: Arial or Times New Roman. */
  fallback: v.picklist(['sans', 'serif'], 'sans or serif'),
})

const faces = fields({ text: siteFace, note: siteFace })

/** The schema of each file of the theme, by the name of the file. */
export const schemas = {
  tokens: fields(tokens),
  faces,
}

/** The theme by the names of its files. */
export type Theme = { [Name in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Name]> }

export type SiteFace = v.InferOutput<typeof siteFace>
