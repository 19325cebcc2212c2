import * as v from 'valibot'
import type { Facts } from '../demos/types.ts'
import { fields, list, matching, text, type Fields } from './fields.ts'
import { phone } from './schema.ts'

const color = matching(/^#([\da-f]{3}|[\da-f]{6})$/i, 'a color such as #0c2233', (value) =>
  /^([\da-f]{3}|[\da-f]{6})$/i.test(value) ? `#${value}` : undefined,
)
const range = matching(/^\d+(\.\d+)?( \d+(\.\d+)?)?$/, 'a number, or the two ends of a range')
const price = fields({
  amount: v.pipe(v.number('a number'), v.minValue(0, 'a price of at least 0')),
  from: v.exactOptional(v.literal(true, 'true, or nothing')),
  per: v.exactOptional(text(40)),
})
const face = fields({
  family: text(60),
  file: matching(/^\S+\.woff2$/, 'a font file (.woff2) below node_modules/'),
  weight: range,
  style: v.exactOptional(v.literal('italic', '"italic", or nothing')),
  width: v.exactOptional(range),
  opticalSize: v.exactOptional(range),
  preload: v.exactOptional(v.literal(true, 'true, or nothing')),
} satisfies Fields<Facts['faces'][number]>)

/** What a demo's facts.ts must hold. */
export const facts = (itsCountry: unknown) =>
  fields({
    title: text(120),
    description: text(200),
    themeColor: color,
    business: fields({
      type: matching(/^[A-Z][A-Za-z]+$/, 'a type of schema.org, for example LocalBusiness'),
      name: text(60),
      phone: phone(itsCountry),
      areaServed: list(text(60)),
      services: list(fields({ name: text(60), price: v.exactOptional(price) })),
    } satisfies Fields<Facts['business']>),
    faces: list(face),
  } satisfies Fields<Facts>)
