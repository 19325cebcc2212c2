/** Makes a type style for running text. */
const text = (fontSize: string, weight: number, lineHeight: number) =>
  ({ fontSize, fontWeight: weight, lineHeight }) as const

/** Makes a type style for headings. `width` is the width of the glyphs, in percent of their normal width. */
const wide = (
  fontSize: string,
  width: number,
  weight: number,
  lineHeight: number,
  letterSpacing: string,
) =>
  ({
    fontSize,
    fontStretch: `${width}%`,
    fontWeight: weight,
    lineHeight,
    letterSpacing,
    textWrap: 'balance',
  }) as const

/** A font size one step larger than body text. */
const sizeUp1 = 'clamp(1.1875rem, 1.1339rem + 0.2679vw, 1.375rem)'

/**
 * Type styles without font families, which type.ts adds from a YAML file. This file imports no YAML, because the build
 * uses it to measure texts. Most font sizes grow with the window's width from 320 to 1440 px.
 */
export const scale = {
  caption: text('clamp(0.9063rem, 0.8973rem + 0.0446vw, 0.9375rem)', 450, 1.45),
  body: text('clamp(1.0625rem, 1.0446rem + 0.0893vw, 1.125rem)', 400, 1.5),
  lead: { ...text(sizeUp1, 400, 1.45), textWrap: 'balance' },
  card: wide(sizeUp1, 112, 680, 1.2, '-0.01em'),
  name: wide('clamp(1.4375rem, 1.3304rem + 0.5357vw, 1.8125rem)', 114, 700, 1.15, '-0.012em'),
  dialog: wide(
    'min(clamp(1.6875rem, 1.4554rem + 1.1607vw, 2.5rem), 10vw)',
    118,
    730,
    1.1,
    '-0.015em',
  ),
  heading: wide(
    'min(clamp(1.9375rem, 1.4196rem + 2.5893vw, 3.75rem), 11.5vw)',
    122,
    760,
    1.04,
    '-0.02em',
  ),
  title: wide(
    'min(clamp(2.25rem, 1.0357rem + 6.0714vw, 6.5rem), 13vw)',
    125,
    780,
    0.98,
    '-0.025em',
  ),
  descriptor: {
    fontStyle: 'italic',
    fontWeight: 400,
    fontSize: 'clamp(1.75rem, 1.45rem + 1.5vw, 2.75rem)',
    lineHeight: 1.1,
  },
  note: {
    fontStyle: 'italic',
    fontWeight: 400,
    fontSize: '1.08em',
    lineHeight: 1.4,
  },
  button: { fontStretch: '108%', fontWeight: 640 },
  brand: {
    fontStretch: '125%',
    fontWeight: 760,
    fontSize: '1.1875rem',
    letterSpacing: '-0.02em',
    lineHeight: 1,
  },
  badge: { fontStretch: '106%', fontWeight: 600 },
  station: { fontWeight: 600 },
  link: { fontWeight: 550 },
} as const
