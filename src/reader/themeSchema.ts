// Schemas of tokens.yaml and faces.yaml in src/theme. The build checks the files with them, and
// TypeScript infers the theme's types from them. The browser does not load this module.
import * as v from 'valibot'
import { fields, named } from './fields.ts'
import { colorRoles } from './colorRoles.ts'

const matching = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(expected), v.regex(pattern, expected))

/** An opaque color. plugins/checks/contrast.ts can only measure the contrast of opaque colors. */
export const color = matching(
  /^#[\dA-Fa-f]{6}$/,
  "a color with six digits in quotation marks, such as '#c53320'",
)
const anyColor = matching(
  /^(?:#(?:[\dA-Fa-f]{3,4}|[\dA-Fa-f]{6}|[\dA-Fa-f]{8})|transparent|(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch))\(-?[\d.]+(?:%|deg)?(?:[\s,/]+-?[\d.]+(?:%|deg)?){2,3}\))$/,
  "a color such as '#c53320', rgb(42 23 48 / 0.62), transparent",
)
const length = matching(
  /^(?:0|\d*\.?\d+(?:px|%|r?em|ch|[sld]?v[wh]|cq[iwh])|(?:calc|clamp|min|max)\(.*\d.*\))$/,
  'a length such as 1.5rem',
)
const motion = matching(
  /^\d*\.?\d+m?s(?: (?:linear|ease[a-z-]*|cubic-bezier\(.+\)))?$/,
  'a duration such as 160ms, or with a curve: 160ms ease-out',
)
const range = matching(
  /^\d+(?:\.\d+)?(?: \d+(?:\.\d+)?)?$/,
  'a number such as 400, or the lowest and the highest, 400 800',
)

/** The colors of a theme, one for each name in `colorRoles`. `dawn` (a glow) and `overlay` (the shade behind a dialog) may be transparent. */
const colors = fields({ ...named(color, ...colorRoles), ...named(anyColor, 'dawn', 'overlay') })

/** The light and the dark theme. */
const themes = fields(named(fields({ colors }), 'light', 'dark'))

/** Colors for print. */
const onPaper = fields({
  ...named(anyColor, 'paper', 'sheet', 'sunk', 'band', 'ink', 'ink2', 'line', 'lineStrong'),
  ...named(anyColor, 'contour', 'route', 'profile', 'onBand', 'onBand2'),
})

const tokens = fields({
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
})

/** Fields of every font, on the site and in demos. */
export const faceFields = {
  /** The font family in a Fontsource package. The build reduces the font to the characters in use. */
  family: matching(/^\S(?:.*\S)?$/, 'the name of a font, for example Archivo'),
  /** The weight ("400"), or the lightest and the boldest weight ("400 700"). */
  weight: range,
  /** The width in percent ("75"), or the narrowest and the widest width ("75 100"). For variable fonts with a width axis. */
  width: v.exactOptional(range),
  style: v.exactOptional(v.literal('italic', '"italic", or nothing')),
}

/** A font of the site. */
const siteFace = fields({
  ...faceFields,
  /** The font that the page shows until this font has loaded: Arial (sans) or Times New Roman (serif). */
  fallback: v.picklist(['sans', 'serif'], 'sans or serif'),
})

const faces = fields({ text: siteFace, note: siteFace })

/** The schema of each YAML file in src/theme. */
export const schemas = { tokens, faces }

/** The content of the files in `schemas`, by file name. */
export type Theme = { [Name in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Name]> }

export type SiteFace = v.InferOutput<typeof siteFace>
