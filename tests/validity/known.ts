import type { Fault } from './checker.ts'

/** What the checker takes for a fault, although it is none: in which message, beside which source, and why. */
interface Mistake {
  message: RegExp
  /** Fits the source around it; any without it. */
  extract?: RegExp
  /** Whose pages have it. */
  of: 'the site' | 'the demos'
  why: string
  link: string
}

const css = 'https://drafts.csswg.org'
const unknown = (...names: string[]) =>
  new RegExp(`^CSS: “(${names.join('|')})”: Property “\\1” doesn't exist\\.$`)

/** The checker's own gaps. A line that no message needs any more fails the tests. */
const mistakes: readonly Mistake[] = [
  {
    message: unknown('container', 'container-type'),
    of: 'the site',
    why: 'container queries are not known to the CSS checker',
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
    why: 'neither is their unit, cqi',
    link: `${css}/css-conditional-5/#container-lengths`,
  },
  {
    message: unknown('vector-effect', 'paint-order'),
    of: 'the site',
    why: 'properties of SVG 2 are not known in a style sheet of HTML',
    link: 'https://svgwg.org/svg2-draft/propidx.html',
  },
  {
    message: /^CSS: “mask”: Too many values or values are not recognized\.$/,
    of: 'the site',
    why: 'a mask of several images is not known',
    link: `${css}/css-masking-1/#the-mask`,
  },
  {
    message: unknown('animation-timeline', 'animation-range'),
    of: 'the site',
    why: 'animations driven by scrolling are not known',
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
    why: 'the schema is that of SVG 1.1, where only a path has it; in SVG 2 every shape has',
    link: 'https://svgwg.org/svg2-draft/paths.html#PathLengthAttribute',
  },
  {
    message: /^CSS: Unrecognized at-rule “@property”$/,
    of: 'the demos',
    why: 'registered custom properties are not known',
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

/** The faults that no line of the table explains, and the lines that explain none. */
export function judged(found: readonly Fault[], of: Mistake['of']) {
  const known = mistakes.filter((mistake) => mistake.of === of)
  const fits = ({ message, extract }: Mistake, fault: Fault) =>
    message.test(fault.message) && (extract?.test(fault.extract) ?? true)
  return {
    faults: found.filter((fault) => !known.some((mistake) => fits(mistake, fault))),
    unused: known.filter((mistake) => !found.some((fault) => fits(mistake, fault))),
  }
}
