import { readdirSync } from 'node:fs'
import * as v from 'valibot'
import {
  prospectSchema,
  type DemoService,
  type Facts,
  type Prospect,
} from '../../src/reader/demoSchema.ts'
import { factsFile, fileOf } from '../../src/reader/read.ts'
import { isThere } from '../../src/reader/isThere.ts'
import { valueText, type Finding, type FileError } from '../../src/reader/errors.ts'

const demoParts = ['facts.yaml', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']

/** Demos without a folder or one of its files, and folders without a demo. */
export function folderErrors(demos: readonly { slug: string }[], root = 'demos'): FileError[] {
  const slugs = demos.map(({ slug }) => slug)
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  const files = slugs.flatMap((slug) =>
    (folders.includes(slug) ? demoParts : ['']).map((part) => `${root}/${slug}/${part}`),
  )
  return [
    ...files
      .filter((file) => !isThere(file))
      .map((file) => ({
        file,
        found: 'is missing',
        expected:
          'one like that of the other demos; "npm run capture -- --only <slug>" takes social.png',
      })),
    ...folders
      .filter((folder) => !slugs.includes(folder))
      .map((folder) => ({
        file: `${root}/${folder}/`,
        found: 'has no entry',
        expected: `one in ${fileOf('portfolio')}`,
      })),
  ]
}

/**
 * Finds a `short` that does not begin the name, and prices with decimals in a currency that has none,
 * such as the yen. `place` begins their fields.
 */
export function businessFindings(
  {
    name,
    short = '',
    services = [],
  }: Pick<Prospect, 'name' | 'short'> & { services?: readonly Partial<DemoService>[] },
  { words }: Facts,
  place: string,
): Finding[] {
  const { currency } = words.price
  const format = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const whole = `a whole number, because ${currency} has no decimals`
  const prices = services.flatMap(({ price: { amount } = { amount: 0 } }, index) => {
    const field = `${place}services.${index}.price.amount`
    return format.maximumFractionDigits || Number.isInteger(amount)
      ? []
      : [{ field, found: valueText(amount), expected: whole }]
  })
  const expected = `the beginning of the name ${JSON.stringify(name)}, or no such field`
  const wordmark = { field: `${place}short`, found: valueText(short), expected }
  return name.startsWith(short) ? prices : [wordmark, ...prices]
}

/** The prospects whose form is right. Nothing stands for another one, which has its own line. */
export const writtenProspects = (entries: unknown): Partial<Prospect>[] =>
  (Array.isArray(entries) ? entries : []).map((entry) => {
    const { success, output } = v.safeParse(prospectSchema, entry)
    return success ? output : {}
  })

/** Demos and services of prospects that are unknown. */
export const prospectFindings = (
  prospects: readonly Partial<Prospect>[],
  demos: readonly { slug: string }[],
  facts: Readonly<Record<string, Facts>>,
): Finding[] =>
  prospects.flatMap((prospect, index) => {
    const { demo, name, services = [], ...others } = prospect
    if (demo === undefined || name === undefined) return []
    const slugs = demos.map(({ slug }) => slug)
    if (!slugs.includes(demo)) {
      const expected = `a demo: ${slugs.join(', ')}`
      return [{ field: `${index}.demo`, found: valueText(demo), expected }]
    }
    const own = facts[demo]
    if (!own) return []
    const ids = own.business.services.flatMap(({ id }) => id ?? [])
    const expected = `a service of ${factsFile(demo)}: ${ids.join(', ')}`
    const unknown = services.flatMap(({ id }, each) =>
      ids.includes(id)
        ? []
        : [{ field: `${index}.services.${each}.id`, found: valueText(id), expected }],
    )
    return [...unknown, ...businessFindings({ name, services, ...others }, own, `${index}.`)]
  })
