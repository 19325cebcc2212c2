// The only description of a demo's facts.ts, with which the build checks it.
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { demoWords, isLanguage, phone } from '../plugins/content/schema.ts'
import { fields } from '../plugins/content/fields.ts'

const text = v.pipe(
  v.string('a text in quotation marks'),
  v.check((value) => value.trim() !== '', 'a text that is not empty'),
)

const list = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item, 'a list'), v.readonly())

/** A face of a Fontsource family; the build takes its files that the page's letters need, and cuts them to the letters and weights. */
const face = fields({
  family: text,
  /** Its name in CSS, if a page uses two faces of the same weight. */
  name: v.exactOptional(text),
  /** One weight, or the two ends of the range in use, as in CSS: "400 700". */
  weight: text,
  style: v.exactOptional(v.literal('italic', '"italic", or nothing')),
  /** Percent, and points; for variable fonts with that axis. */
  width: v.exactOptional(text),
  opticalSize: v.exactOptional(text),
  /** Preloaded, because the first screen shows it. */
  preload: v.exactOptional(v.literal(true, 'true, or nothing')),
})

/** A demo's service; without a price it is quoted in writing. */
const service = fields({
  /** What Page.tsx knows it by, because its name is a word that may change. */
  id: v.exactOptional(text),
  name: text,
  /** In the currency of demoPages.yaml. `from`: a minimum price. `per`: a unit such as "foot". */
  price: v.exactOptional(
    fields({
      amount: v.number('a number'),
      from: v.exactOptional(v.literal(true, 'true, or nothing')),
      per: v.exactOptional(text),
    }),
  ),
})

export const factsSchema = fields({
  /** The page's language (BCP 47), if it is not the site's, and its words in place of those in demoPages.yaml. */
  language: v.exactOptional(
    v.pipe(text, v.check(isLanguage, 'a language tag (BCP 47), for example en-US')),
  ),
  words: v.exactOptional(fields(demoWords)),
  /** {name} and {reach} in these two stand for the business's. */
  title: text,
  description: text,
  /** Color of the browser's bar. */
  themeColor: v.custom<`#${string}`>(
    (value) => typeof value === 'string' && value.startsWith('#'),
    "a color such as '#e4e9ec'",
  ),
  /** The invented business, in schema.org's words. */
  business: fields({
    type: text,
    name: text,
    /** The beginning of the name, which a mark sets large; the rest is the trade. */
    short: v.exactOptional(text),
    phone,
    areaServed: list(text),
    /** The area in words, if they are not the first town and around, and a sentence about it. */
    reach: v.exactOptional(text),
    reachNote: v.exactOptional(text),
    /** The parts of the area. */
    stretches: v.exactOptional(list(fields({ name: text, towns: list(text) }))),
    services: list(service),
  }),
  faces: list(face),
})

/** The facts.ts of a demo. */
export type Facts = v.InferOutput<typeof factsSchema>
export type Face = v.InferOutput<typeof face>
export type DemoService = v.InferOutput<typeof service>

/** A demo's page, in Page.tsx; rendered once, at build time, without scripts. */
export type Page = () => ReactElement
