import { readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { prerenderDemo } from '../../../demos/prerender.tsx'
import { portfolioDemos } from '../../../plugins/demos/demoSites.ts'
import { placesOf, words, wordsAt } from '../../../plugins/development/words.ts'
import { prerender } from '../../../plugins/pages/prerender.tsx'
import { demoPages, demos, site } from '../../support/content.ts'

const held = [' Ferry ', ' Brand Website ', ' Website ', ' Larch since 1999 ', ' 24 ', '  ']
const all = held.map((each) => ({ file: 'list.yaml', at: '1:1', words: each }))

test.each([
  ['a field with the same words', 'Ferry!', [' Ferry ']],
  [
    'fields that the text contains, the longest first',
    'Ferry: a Brand-Website',
    [' Brand Website ', ' Website ', ' Ferry '],
  ],
  ['a field with the same words first', 'Website', [' Website ', ' Brand Website ']],
  ['a field that contains the text', 'Larch since', [' Larch since 1999 ']],
  ['a field that is a number', '24', [' 24 ']],
  ['no field that is a number in the text', 'Open 24 h, 1999', []],
  ['no field that is a part of a word', 'Ferryman', []],
  ['no field', ' © ', []],
])('a text leads to %s', (_, text, places) => {
  expect(placesOf(text, all).map((each) => each.words)).toEqual(places)
})

/** Finds the texts and labels of a page that contain letters. */
const textsIn = (html: string) =>
  [...html.matchAll(/>([^<]+)<|(?:alt|aria-label|data-tooltip|title)="([^"]+)"/g)]
    .map(([, text, label]) => text ?? label ?? '')
    .map((text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").trim())
    .filter((text) => /\p{L}/u.test(text))

/** Whether `text` contains the word that `file` has at the row and column `at`. */
function holds({ file, at }: { file: string; at: string }, text: string) {
  const [row = 0, column = 0] = at.split(':').map(Number)
  const [line = '', ...rest] = readFileSync(file, 'utf8')
    .split('\n')
    .slice(row - 1)
  const [word] = /[\p{L}\p{N}]+/u.exec([line.slice(column - 1), ...rest].join('\n')) ?? []
  return word !== undefined && text.includes(word)
}

test('nine of ten texts of the pages and demos lead to their lines in the content', () => {
  // Silences React's development version, which warns about effects that do nothing on the server.
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const pages = [
    ...prerender().map(({ path, html }) => ({ page: `localhost:5173${path}`, html })),
    ...portfolioDemos()
      .map(prerenderDemo)
      .map(({ slug, html }) => ({ page: `${slug}.localhost:5173/`, html })),
  ]
  silent.mockRestore()
  const texts = pages.flatMap(({ page, html }) => {
    const held = wordsAt(page)
    return textsIn(html).map((text) => {
      const [place] = placesOf(text, held)
      return { text, isFound: place !== undefined && holds(place, text) }
    })
  })
  const lost = texts.filter(({ isFound }) => !isFound)
  expect(lost.length / texts.length, lost.map(({ text }) => text).join('\n')).toBeLessThan(0.1)
})

test('the server answers its own pages alone, prints the line, and opens no editor of npm', async () => {
  vi.stubEnv('EDITOR', 'vi')
  const server = await createServer({ configFile: false, logLevel: 'silent', plugins: [words()] })
  const printed = vi.spyOn(server.config.logger, 'info')
  await server.listen(0)
  const own = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  const ask = (origin: string, page: string, text: string, turn = 0) =>
    fetch(`${own}/__words`, {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify({ page, texts: [text], turn }),
    })
  const told = async (...question: Parameters<typeof ask>) =>
    (await ask(...question)).json() as Promise<{ line: string; file?: string }>

  const { line, file } = await told(own, 'localhost/', `© 2026 ${site.brand}`)
  expect(line).toMatch(/^src\/content\/site\.yaml:\d+:\d+ brand/)
  expect(line).toContain(file)
  expect(printed).toHaveBeenLastCalledWith(line, expect.anything())
  const copy = await told(own, `localhost/demos/${demos[0]?.slug}`, demoPages.invented)
  expect(copy.file).toMatch(/^src\/content\/demoPages\.yaml:/)
  expect(await told(own, 'localhost/', '© 2026')).toEqual({
    line: '"© 2026" is in no content file, because the code makes this text.',
  })
  for (const other of ['https://other.example', 'http://roofing.localhost', ''])
    expect((await ask(other, 'localhost/', site.brand)).status).toBe(403)
  expect(process.env.EDITOR).toBeUndefined()
  vi.unstubAllEnvs()
  await server.close()
})
