// The only description of a demo's facts.yaml and of prospects.yaml, with which the build checks it.
import * as v from 'valibot'
import { day, demoTexts, language, list, phone, slug, nonEmpty } from './schema.ts'
import { fields } from './fields.ts'

/** A list that may be empty. */
const anyList = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item, 'a list'), v.readonly())

/** A face of a Fontsource family; the build takes its files that the page's letters need, and cuts them to the letters and weights. */
const face = fields({
  family: nonEmpty,
  /** Its name in CSS, if a page uses two faces of the same weight. */
  name: v.exactOptional(nonEmpty),
  /** One weight, or the two ends of the range in use, as in CSS: "400 700". */
  weight: nonEmpty,
  style: v.exactOptional(v.literal('italic', '"italic", or nothing')),
  /** Percent, and points; for variable fonts with that axis. */
  width: v.exactOptional(nonEmpty),
  opticalSize: v.exactOptional(nonEmpty),
  /** Preloaded, because the first screen shows it. */
  preload: v.exactOptional(v.literal(true, 'true, or nothing')),
})

const anAmount = 'a number such as 95, 1280 or 420.50, above 0 and with at most two decimals'

/** In the currency of the demo's `words`. `from`: a minimum price. `per`: a unit such as "foot". */
const price = fields({
  amount: v.pipe(
    v.union([v.number(), v.string()], anAmount),
    v.transform(String),
    v.regex(/^(?=.*[1-9])(?:0|[1-9]\d*)(?:\.\d{1,2})?$/, anAmount),
    v.transform(Number),
  ),
  from: v.exactOptional(v.literal(true, 'true, or nothing')),
  per: v.exactOptional(nonEmpty),
})

/** A demo's service; without a price it is quoted in writing. */
const service = fields({
  /** What Page.tsx knows it by, because its name is a word that may change. */
  id: v.exactOptional(nonEmpty),
  name: nonEmpty,
  price: v.exactOptional(price),
})

export const factsSchema = fields({
  /** The page's language (BCP 47), which need not be the site's. */
  language,
  words: demoTexts,
  /** {name} and {reach} in these two stand for the business's. */
  title: nonEmpty,
  description: nonEmpty,
  /** Color of the browser's bar. */
  themeColor: v.custom<`#${string}`>(
    (value) => typeof value === 'string' && value.startsWith('#'),
    "a color such as '#e4e9ec'",
  ),
  /** The invented business, in schema.org's words. */
  business: fields({
    type: nonEmpty,
    name: nonEmpty,
    /** The beginning of the name, which a wordmark sets large. The rest is small. */
    short: v.exactOptional(nonEmpty),
    phone,
    areaServed: list(nonEmpty),
    /** The area in words, if they are not the first town and around, and a sentence about it. */
    reach: v.exactOptional(nonEmpty),
    reachNote: v.exactOptional(nonEmpty),
    /** The parts of the area. */
    stretches: v.exactOptional(list(fields({ name: nonEmpty, towns: list(nonEmpty) }))),
    services: anyList(service),
  }),
  faces: anyList(face),
})

const mostOfName = 45

/** A business that may become a client, and is shown a demo with its own facts. The rest is the demo's. */
export const prospectSchema = fields({
  slug: v.pipe(slug, v.maxLength(40, 'at most 40 characters')),
  demo: slug,
  name: v.pipe(nonEmpty, v.maxLength(mostOfName, `at most ${mostOfName} characters`)),
  short: v.exactOptional(nonEmpty),
  phone,
  areaServed: list(nonEmpty),
  /** The last day of the draft, which the build makes until that day has ended everywhere on Earth. */
  until: day,
  title: v.exactOptional(nonEmpty),
  description: v.exactOptional(nonEmpty),
  services: v.exactOptional(
    list(
      fields({
        id: nonEmpty,
        name: v.exactOptional(nonEmpty),
        price: v.exactOptional(price),
      }),
    ),
  ),
})

/** The facts.yaml of a demo. */
export type Facts = v.InferOutput<typeof factsSchema>
export type Prospect = v.InferOutput<typeof prospectSchema>
export type Face = v.InferOutput<typeof face>
export type DemoService = v.InferOutput<typeof service>
