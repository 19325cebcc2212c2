import type { RoofName } from './roofTypes.ts'

interface ServiceDetail {
  roof: RoofName
  /** What the service works on, filled red on the house. */
  part: string
  /** What stands next to it on the roof. */
  beside?: string
  includes: readonly string[]
}

/** What each service of facts.ts includes, by its name. */
export const serviceDetails: Record<string, ServiceDetail> = {
  'Inspection with photos': {
    roof: 'gable',
    part: 'M86 80 70 26h4l16 54zM100 80 84 26h4l16 54zM73.500 32h14l1 3h-14zM77 44h14l1 3h-14zM80.500 56h14l1 3h-14zM84 68h14l1 3h-14z',
    includes: [
      'Roof, attic and gutters, 90 minutes',
      'Dated photos of every slope',
      'Repair, replace or wait, in writing',
    ],
  },
  'Leak repair': {
    roof: 'hip',
    part: 'M70 42V29h5v6h18v-6h5v13z',
    beside: 'M73 6h22v5h-2v26H75V11h-2z',
    includes: [
      'Traced with a hose, not guessed',
      'New flashing, vent boot or valley',
      'Shingles as near as stock allows',
    ],
  },
  'Full re-roof': {
    roof: 'sideGable',
    part: 'M10 18H110V24.500H10zM10 27.500H110V32.500H10zM10 35.500H110V40.500H10zM10 43.500H110V50H10z',
    includes: [
      'Tear-off to the deck',
      'Drip edge and underlayment',
      'Asphalt, slate or standing seam',
      'Dumpster and magnet sweep',
    ],
  },
  Gutters: {
    roof: 'mansard',
    part: 'M8 49H112V56H105V80H100V56H8z',
    includes: [
      '5-inch aluminum, each run in one piece',
      'Hidden hangers every two feet',
      'Old gutter down and hauled off',
    ],
  },
  Skylights: {
    roof: 'crossGable',
    part: 'M14 26H30V40H14zM90 26H106V40H90z',
    includes: [
      'Reseal, reflash or replace',
      'Curb and flashing to suit the pitch',
      'Inside trim, ready for paint',
    ],
  },
  'Moss removal': {
    roof: 'dutchGable',
    part: 'M15 46h6v-4h8v4h10v4H9zM44 38h5v-3h8v3h4v4H44zM76 46h8v-3h7v3h6v4H76zM86 34l7 6h-10v-4z',
    includes: [
      'By hand, no pressure washer',
      'Treated against regrowth',
      'Zinc strip at the ridge on request',
    ],
  },
}
