import { expect, test } from 'vitest'
import { scriptNotes } from '../../../plugins/checks/scripts.ts'
import { contentFiles } from '../../support/unit/contentFiles.ts'

const site = 'src/content/site.yaml'
const html = '<p>Locks for <b>doors</b> &amp; 24/7</p><div class="by" lang="en"><p>By us</p></div>'
const demo = { slug: 'locks', html, faces: [] }

test('a site in another script is told what is left in the old one, a line for each file', async () => {
  const { root, edit, write } = contentFiles()
  const face = 'fallback: serif, weight: "400"'
  write(
    'src/theme/faces.yaml',
    `text: { family: Zilla Slab, ${face} }\nnote: { family: Noto Serif, ${face} }\n`,
  )
  write(
    'src/content/metadata.yaml',
    'cards: { home: "{brand}", portfolio: Έργα }\nscreenshots: { wide: Α, narrow: Β }\nservices: Γ\npages: Δ\ncontact: Contact us\n',
  )
  edit({ file: site, from: 'en-US', to: 'el-GR' })
  const notes = await scriptNotes([demo, { ...demo, slug: 'keys', language: 'en' }], root)
  expect(notes).toContain(
    'src/theme/faces.yaml: no Greek letter is in Zilla Slab, so visitors see another font; fontsource.org lists fonts by script',
  )
  expect(notes).toContain(
    'src/content/metadata.yaml: one text has no Greek letter, such as "Contact us"',
  )
  expect(notes).toContain(
    'demos/locks: 2 texts have no Greek letter, such as "Locks for"; facts.ts there names its language, and its words about prices',
  )
  expect(notes.filter((note) => /Noto Serif|demos\/keys/.test(note))).toEqual([])
})

test.each([
  ['ja-JP', 'デザイン', 'カタカナ'],
  ['zh-Hant-TW', '設計', '網站'],
  ['sr-Cyrl', 'Брендови', 'Веб'],
])('words of %s are in its script', async (language, ...words) => {
  const { root, edit } = contentFiles()
  edit({ file: site, from: 'en-US', to: language })
  const html = words.map((word) => `<p>${word}</p>`).join('')
  const notes = await scriptNotes([{ ...demo, html }], root)
  expect(notes.filter((note) => note.startsWith('demos/'))).toEqual([])
})
