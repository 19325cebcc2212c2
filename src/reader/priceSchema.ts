import * as v from 'valibot'
import { fields } from './fields.ts'
import { nonEmpty } from './schema.ts'

const amount = 'a number such as 95, 1280 or 420.50, above 0 and with at most two decimals'

/** A price in the currency of the demo. */
export const price = fields({
  amount: v.pipe(
    v.union([v.number(), v.string()], amount),
    v.transform(String),
    v.regex(/^(?=.*[1-9])(?:0|[1-9]\d*)(?:\.\d{1,2})?$/, amount),
    v.transform(Number),
  ),
  /** Whether `amount` is only the lowest price. The page then shows, for example, "from $95". */
  from: v.exactOptional(v.literal(true, 'true, or nothing')),
  /** The unit that the price is for, such as "foot". */
  per: v.exactOptional(nonEmpty),
})
