import { expect, test } from 'vitest'
import { media } from '../../../src/theme/media.ts'
import { motions, radii, sizes, spaces, strokes, themes } from '../../../src/content.js'
import { family, type } from '../../../src/theme/type.ts'
import { iconPaths } from '../../../src/ui/Icon.tsx'
import { sourceFiles } from '../../support/unit/sourceFiles.ts'

const files = sourceFiles(/^(src|manifest|plugins)\/.*\.tsx?$/)
const source = files
  // It lists every color role.
  .filter(({ path }) => path !== 'src/theme/vars.ts')
  .map(({ text }) => text)
  .join('\n')

/** The expressions that read a group's values: `space.m`. */
test.each<[string, object, string]>([
  ['colors', themes.light.colors, 'colors?'],
  ['sizes', sizes, 'sizes?'],
  ['spaces', spaces, 'space'],
  ['radii', radii, 'radius'],
  ['strokes', strokes, 'stroke'],
  ['motions', motions, 'motion'],
  ['type styles', type, 'type'],
  ['font families', family, 'family'],
  ['media queries', media, 'media'],
])('all %s are used', (_, group, name) => {
  const isUsed = (key: string) =>
    new RegExp(`\\b${name}\\.${key}\\b|var\\(--${key}\\)`).test(source)
  expect(Object.keys(group).filter((key) => !isUsed(key))).toEqual([])
})

test('all icons are used', () => {
  const others = files.filter(({ path }) => path !== 'src/ui/Icon.tsx')
  const isUsed = (icon: string) =>
    others.some(({ text }) => text.includes(`'${icon}'`) || text.includes(`"${icon}"`))
  expect(Object.keys(iconPaths).filter((icon) => !isUsed(icon))).toEqual([])
})
