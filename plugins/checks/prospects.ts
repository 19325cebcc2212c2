import * as v from 'valibot'
import { valueText, type FileError, type Finding } from '../../src/reader/errors.ts'
import { draftCard, prospect, type Prospect } from '../../src/reader/prospectSchema.ts'
import { factsFile, fileOf, type Content } from '../../src/reader/read.ts'
import { businessFindings } from './business.ts'
import { cardErrors } from './pictures.ts'
import { demoReservedSlugs, reservedSlugs, slugFindings } from './slugs.ts'

/** Finds errors in prospects (possible clients) by comparing them with the rest of the content. `entries` is the parsed prospects.yaml. */
export async function prospectErrors(
  { site, pages, portfolio, facts = {} }: Partial<Content>,
  entries: unknown,
): Promise<FileError[]> {
  const prospects = validProspects(entries)
  const cards = prospects.flatMap(({ slug }) => (slug === undefined ? [] : draftCard(slug)))
  const errors = await cardErrors(cards)
  if (!pages || !portfolio) return errors
  const taken = [...reservedSlugs, ...demoReservedSlugs(site)]
  const used = [...pages, ...portfolio.demos].map(({ slug }) => slug)
  const findings = [
    ...slugFindings(prospects, [...taken, ...used]),
    ...prospects.flatMap((each, index) =>
      demoFindings(each, portfolio.demos, facts).map((finding) => ({
        ...finding,
        field: `${index}.${finding.field}`,
      })),
    ),
  ]
  return [...errors, ...findings.map((finding) => ({ file: fileOf('prospects'), ...finding }))]
}

/** Replaces each invalid prospect (possible client) by an empty object, in which the checks of this file find no error. readFiles() already reports the errors of invalid prospects. */
const validProspects = (entries: unknown): Partial<Prospect>[] =>
  (Array.isArray(entries) ? entries : []).map((entry) => {
    const { success, output } = v.safeParse(prospect, entry)
    return success ? output : {}
  })

/** Finds errors in the draft for a prospect (possible client): an unknown demo, unknown services, and wrong facts of the business. */
function demoFindings(
  { demo, name, services = [], ...others }: Partial<Prospect>,
  demos: readonly { slug: string }[],
  facts: Content['facts'],
): Finding[] {
  if (demo === undefined || name === undefined) return []
  const slugs = demos.map(({ slug }) => slug)
  if (!slugs.includes(demo))
    return [{ field: 'demo', found: valueText(demo), expected: `a demo: ${slugs.join(', ')}` }]
  const ofDemo = facts[demo]
  if (!ofDemo) return []
  const ids = ofDemo.business.services.flatMap(({ id }) => id ?? [])
  const expected = `a service of ${factsFile(demo)}: ${ids.join(', ')}`
  const unknown = services.flatMap(({ id }, index) =>
    ids.includes(id) ? [] : [{ field: `services.${index}.id`, found: valueText(id), expected }],
  )
  return [...unknown, ...businessFindings({ name, services, ...others }, ofDemo)]
}
