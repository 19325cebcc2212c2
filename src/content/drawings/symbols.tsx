import type { drawingNames } from './names.ts'

/** Drawings that ui/Patch.tsx shows on pieces of a topographic map. The viewBox is 0 0 88 160. Shapes have the text color. The attributes `data-fill` and `data-line` select another fill or stroke. */
export const symbols = {
  benchmark: {
    drawing: (
      <>
        <path d="M44 56 68 98H20Z" />
        <circle data-fill="ink" cx="44" cy="83" r="3.6" />
      </>
    ),
  },
  location: {
    drawing: (
      <>
        <circle cx="44" cy="80" r="15" />
        <path d="M44 54V62M44 98V106M18 80H26M62 80H70" />
        <circle data-fill="ink" cx="44" cy="80" r="4" />
      </>
    ),
  },
  contours: {
    drawing: (
      <path d="M14 108C22 52 66 52 74 108M25 108C31 72 57 72 63 108M36 108C39 91 49 91 52 108" />
    ),
  },
  route: {
    drawing: (
      <>
        <path data-line="route" d="M20 400V116C20 96 66 100 66 74V-240" />
        <circle data-fill="sheet" cx="20" cy="134" r="5" />
        <circle data-fill="sheet" cx="66" cy="42" r="5" />
      </>
    ),
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
  },
} satisfies Record<(typeof drawingNames)[number], object>

/** Drawings in the contact dialog. */
export const dialogSymbols = { phone: symbols.route, location: symbols.location }
