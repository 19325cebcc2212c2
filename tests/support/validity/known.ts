import type { Fault } from './checker.ts'

/** A false fault of the checker: its message, the source around it, and the reason. */
interface Mistake {
  message: RegExp
  /** Matches the source around it; by default any. */
  extract?: RegExp
  /** The pages that have it. */
  of: 'the site' | 'the demos'
  why: string
  link: string
}

const css = 'https://drafts.csswg.org'
const unknown = (...names: string[]) =>
  new RegExp(`^CSS: “(${names.join('|')})”: Property “\\1” doesn't exist\\.$`)

/** Gaps of the checker. A line that no message needs fails the tests. */
const mistakes: readonly Mistake[] = [
  {
    message: unknown('container', 'container-type'),
    of: 'the site',
    why: 'the CSS checker does not know container queries',
    link: 'https://github.com/w3c/css-validator/issues/423',
  },
  {
    message: /^CSS: Unrecognized at-rule “@container”$/,
    of: 'the site',
    why: 'as above',
    link: 'https://github.com/w3c/css-validator/issues/422',
  },
  {
    message:
      /^CSS: “(--summit-x|--summit-y|--field|--mark|font-size|grid-template-columns|padding-inline|min-height)”: (Parse Error|Unknown dimension)\.$/,
    extract: /\dcqi|\drem\)/,
    of: 'the site',
    why: 'the CSS checker does not know their unit cqi',
    link: `${css}/css-conditional-5/#container-lengths`,
  },
  {
    message: unknown('vector-effect', 'paint-order'),
    of: 'the site',
    why: 'the CSS checker does not know properties of SVG 2',
    link: 'https://svgwg.org/svg2-draft/propidx.html',
  },
  {
    message: /^CSS: “mask”: Too many values or values are not recognized\.$/,
    of: 'the site',
    why: 'the CSS checker does not know masks of several images',
    link: `${css}/css-masking-1/#the-mask`,
  },
  {
    message: unknown('animation-timeline', 'animation-range'),
    of: 'the site',
    why: 'the CSS checker does not know scroll-driven animations',
    link: `${css}/scroll-animations-1/#scroll-timelines`,
  },
  {
    message: unknown('animation-timeline', 'animation-range', 'vector-effect'),
    of: 'the demos',
    why: 'as above',
    link: `${css}/scroll-animations-1/#scroll-timelines`,
  },
  {
    message: unknown('r'),
    of: 'the demos',
    why: 'a circle’s radius is a property of SVG 2',
    link: 'https://svgwg.org/svg2-draft/geometry.html#R',
  },
  {
    message: /^Attribute “pathLength” not allowed on element “circle” at this point\.$/,
    of: 'the demos',
    why: 'the schema is of SVG 1.1, where only a path has it; in SVG 2 every shape may',
    link: 'https://svgwg.org/svg2-draft/paths.html#PathLengthAttribute',
  },
  {
    message: /^CSS: Unrecognized at-rule “@property”$/,
    of: 'the demos',
    why: 'the CSS checker does not know registered custom properties',
    link: `${css}/css-properties-values-api/#at-property-rule`,
  },
  {
    message: /^CSS: “(-webkit-)?mask”: too few values for the property “linear-gradient”\.$/,
    of: 'the demos',
    why: 'a gradient may have a single color',
    link: `${css}/css-images-4/#color-stop-syntax`,
  },
  {
    message: /^CSS: “background”: Parse Error\.$/,
    of: 'the demos',
    why: 'a color stop may have two positions, the second one calculated',
    link: `${css}/css-images-4/#color-stop-syntax`,
  },
]

/** The faults that no line explains, and the lines that explain no fault. */
export function judged(found: readonly Fault[], of: Mistake['of']) {
  const known = mistakes.filter((mistake) => mistake.of === of)
  const fits = ({ message, extract }: Mistake, fault: Fault) =>
    message.test(fault.message) && (extract?.test(fault.extract) ?? true)
  return {
    faults: found.filter((fault) => !known.some((mistake) => fits(mistake, fault))),
    unused: known.filter((mistake) => !found.some((fault) => fits(mistake, fault))),
  }
}
