import type { Facts } from '../../src/reader/demoSchema.ts'
import { draftCard, type Prospect } from '../../src/reader/prospectSchema.ts'
import { fileOf, readContent, type Content } from '../../src/reader/read.ts'
import { projectName } from '../hosting/hosts/cloudflare.ts'
import { escapeMarkup as escape } from '../markup.ts'
import type { DemoSite } from './demoSite.ts'

/** Lists the drafts: demos with the facts of a prospect (possible client). Leaves out a draft after its last day. */
export const drafts = (
  { prospects = [], facts, demoPages }: Partial<Content> = readContent(),
): DemoSite[] =>
  prospects
    .filter((prospect) => !isOver(prospect))
    .map((prospect) => {
      const { slug, demo: design, name } = prospect
      const ofDesign = facts?.[design]
      const [before = '', after = ''] = (demoPages?.draft ?? '').split('{name}').map(escape)
      return {
        slug,
        design,
        facts: ofDesign && draftedFacts(prospect, ofDesign),
        isInvented: false,
        card: draftCard(slug),
        hasCopy: false,
        strip: { kind: 'draft', html: `<p>${before}<bdi>${escape(name)}</bdi>${after}</p>` },
        texts: { [fileOf('prospects')]: prospects },
      }
    })

/** Lists the drafts whose last day has ended. `note` contains a command that deletes the draft from Cloudflare, because a deployment deletes nothing there. */
export const endedDrafts = ({ prospects, site }: Pick<Content, 'prospects' | 'site'>) =>
  prospects.filter(isOver).map(({ slug, until }) => ({
    slug,
    refusal: `The draft "${slug}" ended on ${until}: change its "until".`,
    note: `${slug} ended on ${until} and was left out; delete it: node hosts/node_modules/wrangler/bin/wrangler.js delete --name ${projectName(site, slug)}`,
  }))

/** Whether the last day of a draft has ended in every time zone. A day ends last in UTC-12. */
function isOver({ until }: Prospect): boolean {
  return Date.now() >= Date.parse(`${until}T24:00-12:00`)
}

/** Returns a demo's facts with a prospect (possible client) instead of the invented business. Leaves out texts about the service area, because these texts name towns of the invented business. */
function draftedFacts(prospect: Prospect, { business, ...design }: Facts): Facts {
  const { name, short, phone, areaServed, services: own = [], title, description } = prospect
  const services = business.services.map((service) => ({
    ...service,
    ...own.find(({ id }) => id === service.id),
  }))
  return {
    ...design,
    title: title ?? design.title,
    description: description ?? design.description,
    business: {
      type: business.type,
      name,
      ...(short !== undefined && { short }),
      phone,
      areaServed,
      services,
    },
  }
}
