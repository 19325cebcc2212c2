import { expect, test } from 'vitest'
import { fontMetrics } from '../../../../plugins/fonts/fontMetrics.ts'

test.each([
  { character: 'P', isFromRight: false, room: 0.086 },
  { character: 'W', isFromRight: false, room: 0.009 },
  { character: 'P', isFromRight: true, room: 0.021 },
  { character: 'Ω', isFromRight: false, room: undefined },
])(
  'the font leaves $room em before $character (from the right: $isFromRight)',
  async ({ character, isFromRight, room }) => {
    const archivo = { family: 'Archivo', weight: '400 800', width: '100 125' }
    const font = await fontMetrics(archivo, 'PW')
    const bearing = font.bearing(character, { wght: 780, wdth: 125 }, isFromRight)
    expect(bearing && +bearing.toFixed(3)).toBe(room)
  },
)
