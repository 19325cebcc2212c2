// The schema of each demo's facts.yaml. The build checks the files with it.
import * as v from 'valibot'
import { businessTypes } from './businessTypes.ts'
import { fields } from './fields.ts'
import { price } from './priceSchema.ts'
import { demoTexts, language, list, nonEmpty, phone } from './schema.ts'
import { color, faceFields } from './themeSchema.ts'

/** A list that may be empty. */
const anyList = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item, 'a list'), v.readonly())

/** A font of the demo. */
const face = fields({
  ...faceFields,
  /** The `font-family` name in CSS, by default `family`. Fonts that differ only in `opticalSize` need different names. */
  name: v.exactOptional(nonEmpty),
  /** The optical size in points ("96" or "8 96"), for variable fonts with an optical size axis. */
  opticalSize: v.exactOptional(nonEmpty),
  /** Whether the page preloads the font. Useful for fonts on the first screen. */
  preload: v.exactOptional(v.literal(true, 'true, or nothing')),
})

/** A service of the demo's business. */
const service = fields({
  /** The key by which Page.tsx finds the service, because the name of a service may change. */
  id: v.exactOptional(nonEmpty),
  name: nonEmpty,
  /** Without a price, the page offers a written quote. */
  price: v.exactOptional(price),
})

export const factsSchema = fields({
  /** The demo's language (BCP 47), which may differ from the site's. */
  language,
  words: demoTexts,
  /** `title` and `description` may contain {name} and {reach} (`business.name`, `business.reach`). */
  title: nonEmpty,
  description: nonEmpty,
  /** Color of the browser's address bar. */
  themeColor: color,
  /** The invented business. `type` and `areaServed` are terms of schema.org. */
  business: fields({
    type: v.picklist(businessTypes, 'a type below schema.org/LocalBusiness, such as Plumber'),
    name: nonEmpty,
    /** The beginning of `name`. The demo's logo shows these words larger than the rest of the name. */
    short: v.exactOptional(nonEmpty),
    phone,
    areaServed: list(nonEmpty),
    /** The service area in a few words. The default is "around" and the first town. */
    reach: v.exactOptional(nonEmpty),
    /** A sentence about the service area. */
    reachNote: v.exactOptional(nonEmpty),
    /** Groups of towns in the service area. */
    stretches: v.exactOptional(list(fields({ name: nonEmpty, towns: list(nonEmpty) }))),
    services: anyList(service),
  }),
  faces: anyList(face),
})

export type Facts = v.InferOutput<typeof factsSchema>
export type Face = v.InferOutput<typeof face>
export type DemoService = v.InferOutput<typeof service>
