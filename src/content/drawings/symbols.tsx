import type { drawingNames } from './names.ts'

/** Drawings on a piece of topographic map. `lines` are thin contour lines, `index` is a bold contour line. */
export const symbols = {
  benchmark: {
    drawing: (
      <>
        <path d="M44 56 68 98H20Z" />
        <circle data-fill="ink" cx="44" cy="83" r="3.6" />
      </>
    ),
    lines: 'M-4 24C20 14 40 34 92 20M-4 62C24 50 52 72 92 56M-4 144C30 132 52 150 92 138',
    index: 'M-4 106C22 96 58 118 92 100',
  },
  location: {
    drawing: (
      <>
        <circle cx="44" cy="80" r="15" />
        <path d="M44 54V62M44 98V106M18 80H26M62 80H70" />
        <circle data-fill="ink" cx="44" cy="80" r="4" />
      </>
    ),
    lines: 'M14-4V164M74-4V164M-4 40H92M-4 120H92',
    index: 'M-4 150C24 140 56 116 92 92',
  },
  contours: {
    drawing: (
      <path d="M14 108C22 52 66 52 74 108M25 108C31 72 57 72 63 108M36 108C39 91 49 91 52 108" />
    ),
    lines: 'M-4 76C20 8 68 8 92 76M-4 40C24-14 64-14 92 40M-4 134C24 122 60 142 92 128',
    index: 'M2 110C14 36 74 36 86 110',
  },
  route: {
    drawing: (
      <>
        <path data-line="route" d="M20 400V116C20 96 66 100 66 74V-240" />
        <circle data-fill="sheet" cx="20" cy="134" r="5" />
        <circle data-fill="sheet" cx="66" cy="42" r="5" />
      </>
    ),
    lines: 'M-4 30C24 44 44 16 92 34M-4 68C18 60 44 84 92 66M-4 148C30 156 58 138 92 150',
    index: 'M-4 112C24 104 56 128 92 108',
  },
  rope: {
    drawing: (
      <>
        <path data-line="rope" d="M10 132C30 116 30 98 44 84S66 56 76 36" />
        <circle data-fill="ink" cx="16" cy="127" r="6" />
        <circle data-fill="ink" cx="44" cy="84" r="6" />
        <circle data-fill="route" cx="73" cy="42" r="6" />
      </>
    ),
    lines: 'M-4 44C28 56 52 30 92 10M-4 86C30 92 64 76 92 60M-4 158C36 150 60 136 92 124',
    index: 'M-4 122C34 124 62 104 92 92',
  },
  summit: {
    drawing: (
      <>
        <path
          d="M45 40C64 40 76 62 73 84S58 122 42 120S14 100 16 78S28 40 45 40Z"
          strokeWidth="2"
        />
        <path data-fill="route" d="M44 58 63 92H25Z" />
      </>
    ),
    lines:
      'M44 12C74 12 88 52 85 86S66 146 42 146S2 116 4 80S16 12 44 12ZM44-10C90-10 104 44 99 90S74 170 42 170S-14 124-10 80S4-10 44-10Z',
    index: 'M45 27C70 27 82 58 79 85S62 134 42 133S8 108 10 79S22 27 45 27Z',
  },
} satisfies Record<(typeof drawingNames)[number], object>

/** Drawings in the contact dialog. */
export const dialogSymbols = { phone: symbols.route, location: symbols.location }
