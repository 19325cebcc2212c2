import { closest } from './boot/controls.ts'
import { bookingUrl } from './content/site.yaml'

/** The fields of a campaign in an address, which programs that count visits read. */
const isOfCampaign = (field: string) => /^utm_(source|medium|campaign|content|term)=/.test(field)

const nameOf = (field: string) => field.split('=')[0]

/** An address with the campaign of a query, as it is spelled there. What the address says itself stays. */
export function withCampaign(address: string, query: string): string {
  const [, path = '', own, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/.exec(address) ?? []
  const fields = own ? own.split('&') : []
  const names = fields.map(nameOf)
  const campaign = query
    .slice(1)
    .split('&')
    .filter((field) => isOfCampaign(field) && !names.includes(nameOf(field)))
  return campaign.length > 0 ? `${path}?${[...fields, ...campaign].join('&')}${fragment}` : address
}

/**
 * Gives the booking address the campaign that this document was opened with. A press or the focus
 * comes first, so that a new tab and a copied address have it too.
 */
export function followCampaign() {
  const address = withCampaign(bookingUrl, location.search)
  if (address === bookingUrl) return
  for (const type of ['pointerdown', 'focusin', 'click'])
    addEventListener(
      type,
      (event) => {
        const link = closest(event, 'a')
        if (link?.getAttribute('href') === bookingUrl) link.setAttribute('href', address)
      },
      true,
    )
}
