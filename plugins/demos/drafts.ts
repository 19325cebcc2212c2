import type { Prospect } from '../../src/reader/demoSchema.ts'
import type { Site } from '../../src/reader/schema.ts'
import { projectName } from '../hosting/hosts/cloudflare.ts'

/** Whether the last day of a draft has ended everywhere on Earth. The day ends last in the time zone UTC-12. */
const isOver = ({ until }: Prospect) => Date.now() >= Date.parse(`${until}T24:00-12:00`)

/** The prospects whose drafts are made. */
export const ongoing = (all: readonly Prospect[]) => all.filter((each) => !isOver(each))

/** Throws one line if a slug is not known, or if its draft has ended. */
export function checkSlug(slug: string, known: readonly string[], all: readonly Prospect[]): void {
  if (known.includes(slug)) return
  const ended = all.find((each) => each.slug === slug)
  if (ended) throw new Error(`The draft "${slug}" ended on ${ended.until}: change its "until".`)
  throw new Error(`There is no project "${slug}". Known: ${known.join(', ')}`)
}

/** A line for each draft that has ended, with the command that deletes it at Cloudflare, because no deployment does. */
export const endedNotes = (all: readonly Prospect[], site: Site): string[] =>
  all
    .filter(isOver)
    .map(
      ({ slug, until }) =>
        `${slug} ended on ${until} and was left out; delete it: node hosts/node_modules/wrangler/bin/wrangler.js delete --name ${projectName(site, slug)}`,
    )
