import type { drawingNames } from './names.ts'

const lines =
  'M-4 30C18 20 36 40 58 30S82 26 92 30M-4 60C18 50 36 70 58 60S82 56 92 60M-4 150C18 140 36 160 58 150S82 146 92 150'
const index = 'M-4 120C18 108 36 132 58 120S82 114 92 120'

export const symbols = {
  lighthouse: {
    drawing: <path data-line="route" d="M36 112L40 64H48L52 112ZM56 58L80 48M32 58L8 48" />,
    lines,
    index,
  },
  flag: { drawing: <path data-fill="route" d="M28 112V50L68 60 28 76Z" />, lines, index },
} satisfies Record<(typeof drawingNames)[number], object>

export const dialogSymbols = { phone: symbols.flag, location: symbols.lighthouse }
