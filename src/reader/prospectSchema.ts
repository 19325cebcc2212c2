// The schema of prospects.yaml, which lists possible clients. The build checks the file with it.
import * as v from 'valibot'
import { fields } from './fields.ts'
import { price } from './priceSchema.ts'
import { list, nonEmpty, phone, slug } from './schema.ts'

/** A date without a time, such as 2027-01-31. */
const day = v.pipe(
  nonEmpty,
  v.isoDate('a day such as 2027-01-31'),
  v.check((value) => new Date(value).toJSON()?.startsWith(value) ?? false, 'a day that exists'),
)

const maxName = 45

/** A business that may become a client. The agency can show the business a draft: a demo with the facts of this business. */
export const prospect = fields({
  slug: v.pipe(slug, v.maxLength(40, 'at most 40 characters')),
  /** The slug of the demo that supplies the design of the draft, and facts that the prospect lacks. */
  demo: slug,
  name: v.pipe(nonEmpty, v.maxLength(maxName, `at most ${maxName} characters`)),
  short: v.exactOptional(nonEmpty),
  phone,
  areaServed: list(nonEmpty),
  /** The last day of the draft. Builds include the draft until this day has ended in every time zone. */
  until: day,
  title: v.exactOptional(nonEmpty),
  description: v.exactOptional(nonEmpty),
  services: v.exactOptional(
    list(fields({ id: nonEmpty, name: v.exactOptional(nonEmpty), price: v.exactOptional(price) })),
  ),
})

export const prospects = v.array(prospect, 'a list of prospects')

export type Prospect = v.InferOutput<typeof prospect>

/** Returns the path of the picture that other websites show for a link to a draft. */
export const draftCard = (draft: string) => `src/content/prospects/${draft}.png`
