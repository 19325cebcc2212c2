import { priceText } from '../price.ts'
import { facts } from './facts.ts'

/** A service as the page shows it: at a height on the tree. */
export interface Work {
  id: string
  name: string
  price: string
  /** Where on the page's fir it happens. */
  height: string
  line: string
  includes: readonly string[]
}

/** What is said of each service, in the order of the services in facts.ts. */
const words: readonly Pick<Work, 'height' | 'line' | 'includes'>[] = [
  {
    height: '130 ft',
    line: 'The same shape with fewer limbs. Light comes through, and so does the wind.',
    includes: [
      'Crossing, rubbing and crowded limbs first',
      'Every cut at the branch collar, none flush',
      'At most a quarter of the live crown in one year',
    ],
  },
  {
    height: '105 ft',
    line: 'Dead wood comes down on our rope, before it comes down on its own.',
    includes: [
      'Dead, broken and hanging limbs thicker than a thumb',
      'Lowered by rope over roofs, beds and glass',
      'A dead top left for the woodpeckers where nothing stands below',
    ],
  },
  {
    height: '80 ft',
    line: 'Two stems that want to part, held together high up, before the wind decides.',
    includes: [
      'Steel cable set two thirds of the way up from the fork',
      'A brace rod through the fork where it has begun to split',
      'A date for the next look at it, in writing',
    ],
  },
  {
    height: '150 to 0 ft',
    line: 'When a tree has to go, it goes in pieces, on a rope, from the top.',
    includes: [
      'Climbed, cut in sections and lowered onto mats',
      'Logs cut to stove length and stacked, or hauled away',
      'The stump cut low and level',
    ],
  },
  {
    height: '0 ft',
    line: 'Ground out deep enough for grass, or deeper for the next tree.',
    includes: [
      'Buried lines marked before we dig',
      'Eight inches down, sixteen where you will plant',
      'Grindings out, soil in, raked level',
    ],
  },
  {
    height: '2 ft down',
    line: 'A look at what holds the tree up, before anyone cuts what is above.',
    includes: [
      'The root flare uncovered by air, not by shovel',
      'Soil probed for compaction and standing water',
      'Two pages with photos, and what we would do first',
    ],
  },
]

export const work: readonly Work[] = facts.business.services.flatMap((service, i) => {
  const said = words[i]
  if (!said) return []
  const id = service.name.toLowerCase().replaceAll(' ', '-')
  return [{ id, name: service.name, price: priceText(service), ...said }]
})

/** Services done from a rope, and those done from the ground. */
export const onTheRope = work.slice(0, 4)
export const onTheGround = work.slice(4)
