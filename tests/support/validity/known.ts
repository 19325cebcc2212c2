import type { Fault } from './checker.ts'

/** A false fault of the checker: its message, the source that it does not know, and the reason. */
interface Mistake {
  message: RegExp
  source: RegExp
  why: string
  link: string
}

const css = 'https://drafts.csswg.org'
const unknown = (...names: string[]) => ({
  message: new RegExp(`^CSS: “(${names.join('|')})”: Property “\\1” doesn't exist\\.$`),
  source: new RegExp(`[{;]\\s*(${names.join('|')}):`),
})

/** Gaps of the checker. */
const mistakes: readonly Mistake[] = [
  {
    ...unknown('container', 'container-type'),
    why: 'the CSS checker does not know container queries',
    link: 'https://github.com/w3c/css-validator/issues/423',
  },
  {
    message: /^CSS: Unrecognized at-rule “@container”$/,
    source: /@container/,
    why: 'as above',
    link: 'https://github.com/w3c/css-validator/issues/422',
  },
  {
    message:
      /^CSS: “(--summit-x|--summit-y|--field|--mark|font-size|grid-template-columns|max-width|padding-inline|min-height)”: (Parse Error|Unknown dimension)\.$/,
    source: /\dcqi/,
    why: 'the CSS checker does not know their unit cqi',
    link: `${css}/css-conditional-5/#container-lengths`,
  },
  {
    ...unknown('vector-effect', 'paint-order'),
    why: 'the CSS checker does not know properties of SVG 2',
    link: 'https://svgwg.org/svg2-draft/propidx.html',
  },
  {
    ...unknown('r'),
    why: 'a circle’s radius is a property of SVG 2',
    link: 'https://svgwg.org/svg2-draft/geometry.html#R',
  },
  {
    message: /^Attribute “pathLength” not allowed on element “circle” at this point\.$/,
    source: /<circle[^>]* pathLength=/,
    why: 'the schema is of SVG 1.1, where only a path has it; in SVG 2 every shape may',
    link: 'https://svgwg.org/svg2-draft/paths.html#PathLengthAttribute',
  },
  {
    message: /^CSS: “mask”: Too many values or values are not recognized\.$/,
    source: /[{;]\s*mask:\s*url\([^;}]*,/,
    why: 'the CSS checker does not know masks of several images',
    link: `${css}/css-masking-1/#the-mask`,
  },
  {
    ...unknown('animation-timeline', 'animation-range'),
    why: 'the CSS checker does not know scroll-driven animations',
    link: `${css}/scroll-animations-1/#scroll-timelines`,
  },
  {
    message: /^CSS: Unrecognized at-rule “@property”$/,
    source: /@property/,
    why: 'the CSS checker does not know registered custom properties',
    link: `${css}/css-properties-values-api/#at-property-rule`,
  },
  {
    message: /^CSS: “(-webkit-)?mask”: too few values for the property “linear-gradient”\.$/,
    source: /mask:[^;}]*linear-gradient\([^(),]*\)/,
    why: 'a gradient may have a single color',
    link: `${css}/css-images-4/#color-stop-syntax`,
  },
  {
    message: /^CSS: “background”: Parse Error\.$/,
    source: /[{;]\s*background:[^;}]*gradient\([^;}]*\d\w* calc\(/,
    why: 'a color stop may have two positions, the second one calculated',
    link: `${css}/css-images-4/#color-stop-syntax`,
  },
]

/**
 * The faults that no line explains, and the lines whose source the checker now knows. A line whose
 * source is in no document says nothing: a demo may go, and come back.
 */
export function judged(
  found: readonly Fault[],
  documents: Readonly<Record<string, string>>,
  known: readonly Mistake[] = mistakes,
) {
  const fits = ({ message, source }: Mistake, fault: Fault) =>
    message.test(fault.message) && source.test(documents[fault.document] ?? '')
  const texts = Object.values(documents)
  return {
    faults: found.filter((fault) => !known.some((mistake) => fits(mistake, fault))),
    superfluous: known.filter(
      (mistake) =>
        texts.some((text) => mistake.source.test(text)) &&
        !found.some((fault) => fits(mistake, fault)),
    ),
  }
}
