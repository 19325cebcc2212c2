import { expect, test } from 'vitest'
import { faintRoles } from '../../../../plugins/checks/contrast.ts'
import { themes } from '../../../support/content.ts'

const { colors } = themes.light

test('a color is measured on its worst background, and a contrast just below the minimum is not rounded up', () => {
  // #777777 has a contrast of 4.48 on white, which is too little, and of 4.69 on black, which is enough.
  const grounds = { paper: '#000000', sheet: '#000000', sunk: '#ffffff' }
  expect(faintRoles({ ...colors, ...grounds, ink2: '#777777' })).toContainEqual(
    expect.objectContaining({ role: 'ink2', ground: 'sunk', ratio: 4.4 }),
  )
})
