import { buttons } from './entries/buttons.tsx'
import { cards } from './entries/cards.tsx'
import { drawings } from './entries/drawings.tsx'
import { elements } from './entries/elements.tsx'
import { footer } from './entries/footer.tsx'
import { foundations } from './entries/foundations.tsx'
import { head } from './entries/head.tsx'
import { lengths } from './entries/lengths.tsx'
import { overlays } from './entries/overlays.tsx'
import { sections } from './entries/sections.tsx'
import { states } from './entries/states.tsx'
import type { Group } from './entry.ts'

/** All that the gallery shows, in its order. */
export const groups: readonly Group[] = [
  { name: 'Foundations', entries: [...foundations, ...lengths] },
  { name: 'Drawings', entries: drawings },
  { name: 'Elements', entries: [...buttons, ...elements, ...overlays] },
  { name: 'Sections', entries: [...head, ...cards, ...sections, ...footer] },
  { name: 'States', entries: states },
]

export const entries = groups.flatMap((group) => group.entries)
