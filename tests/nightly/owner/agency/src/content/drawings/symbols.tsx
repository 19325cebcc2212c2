import type { drawingNames } from './names.ts'

const swell =
  'M-4 30C18 20 36 40 58 30S82 26 92 30M-4 60C18 50 36 70 58 60S82 56 92 60M-4 150C18 140 36 160 58 150S82 146 92 150'
const tide = 'M-4 120C18 108 36 132 58 120S82 114 92 120'

export const symbols = {
  lighthouse: {
    drawing: (
      <>
        <path d="M36 112L40 64H48L52 112ZM37 64H51V54H37Z" />
        <path data-line="route" d="M56 58L80 48M32 58L8 48" />
      </>
    ),
    lines: swell,
    index: tide,
  },
  compass: {
    drawing: (
      <>
        <circle cx="44" cy="80" r="26" />
        <path data-fill="route" d="M44 60L50 80 44 100 38 80Z" />
      </>
    ),
    lines: swell,
    index: tide,
  },
  sail: {
    drawing: <path d="M42 46V104H18ZM48 58L70 104H48ZM14 112H74" />,
    lines: swell,
    index: tide,
  },
  waves: {
    drawing: <path d="M12 70C22 60 32 60 44 70S66 80 76 70M12 90C22 80 32 80 44 90S66 100 76 90" />,
    lines: swell,
    index: tide,
  },
  anchor: {
    drawing: (
      <>
        <circle cx="44" cy="54" r="7" />
        <path d="M44 61V108M28 72H60M20 88C22 104 34 108 44 108S66 104 68 88" />
      </>
    ),
    lines: swell,
    index: tide,
  },
  flag: {
    drawing: (
      <>
        <path d="M28 48V112" />
        <path data-fill="route" d="M28 50L68 60 28 76Z" />
      </>
    ),
    lines: swell,
    index: tide,
  },
} satisfies Record<(typeof drawingNames)[number], object>

export const dialogSymbols = { phone: symbols.flag, location: symbols.anchor }
