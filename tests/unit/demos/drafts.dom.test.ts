import { describe, expect, test } from 'vitest'
import { prerenderDemo } from '../../../demos/prerender.tsx'
import { demoHtml } from '../../../plugins/demos/document.ts'
import type { Prospect } from '../../../src/reader/prospectSchema.ts'
import { readContent } from '../../../src/reader/read.ts'
import { demoPages, demos, literally } from '../../support/content.ts'
import { draftFor, prospectOf } from '../../support/drafts.ts'
import { isTemplate } from '../../support/template.ts'

const context = { css: '', preloads: [], hasCard: true, policyMeta: '' }
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** The names, phone numbers and places of all businesses in the demos. A draft (a demo with a prospect's facts) must not contain them. */
const facts = Object.values(readContent().facts).flatMap(({ business }) => {
  const { name, short, phone, areaServed, reach, reachNote, stretches = [] } = business
  const places = stretches.flatMap((stretch) => [stretch.name, ...stretch.towns])
  const own = [name, short, phone.text, phone.dial, ...areaServed, reach, reachNote, ...places]
  // Leaves out times such as "10 minutes", which may also be right for a prospect.
  return own.filter((text): text is string => text !== undefined && !/^\d+ /.test(text))
})

/** Renders the draft for a prospect (a possible client). Returns the draft's HTML, texts and body element. */
function draftOf(prospect: Prospect) {
  const { strip, ...draft } = draftFor(prospect)
  const demo = prerenderDemo(draft)
  const html = demoHtml(demo, demo.html, { ...context, strip })
  const words = html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('\u00a0', ' ')
  return { html, words, body: documentOf(html).body }
}

// Skips the demos of an owner. Their code may contain the name of the business, but a draft replaces only names in the content.
describe.skipIf(!isTemplate()).each(demos)('the draft of $slug', ({ slug }) => {
  const name = "O'Hara & Daughters & Co."

  test.each([{}, { short: "O'Hara & Daughters" }])(
    'has the name once in each wordmark: %j',
    (also) => {
      const { words: page, body } = draftOf(prospectOf(slug, { name, ...also }))
      // With a short name, a second element has the rest of the full name, here "& Co.".
      expect(page.includes('>& Co.<')).toBe('short' in also)
      const counts = Array.from(body.querySelectorAll('header, footer'), ({ textContent }) => [
        textContent.split(name).length - 1,
        textContent.split("O'Hara").length - 1,
      ])
      expect(counts).toEqual(counts.map(() => [1, 1]))
      expect(counts).not.toEqual([])
    },
  )

  test('has no name, number, place or price of the demos, and no search engine lists it', () => {
    const prospect = prospectOf(slug, { name })
    const { html, words, body } = draftOf(prospect)
    expect(
      facts.filter((text) => new RegExp(`(?<!\\w)${literally(text)}(?!\\w)`).test(words)),
    ).toEqual([])
    for (const town of prospect.areaServed) expect(words).toContain(town)
    const strip = demoPages.draft.replace('{name}', name)
    expect(body.firstElementChild?.textContent).toBe(strip)
    expect(words).not.toContain(demoPages.invented)
    const page = documentOf(html)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    // The draft has no structured data, because search engines would read the demo's invented prices as the prospect's offers.
    expect(page.querySelector('script')).toBe(null)
  })

  test.each(['Roof $& Sons', '<b>Roofs</b>'])('shows the name %s unchanged', (odd) => {
    const { html, body } = draftOf(prospectOf(slug, { name: odd }))
    expect(html).not.toContain('<b>Roofs')
    expect(documentOf(html).title).toContain(odd)
    expect(body.firstElementChild?.textContent).toBe(demoPages.draft.replace('{name}', () => odd))
    expect(body.querySelector('header')?.textContent).toContain(odd)
  })

  test("shows the names and prices of the prospect's services", () => {
    const { services: own = [] } = readContent().facts[slug]?.business ?? {}
    const services = own.map(({ id = '' }, index) => {
      return { id, name: `Work ${index}`, price: { amount: 4000 + index } }
    })
    const { words } = draftOf(prospectOf(slug, { services }))
    const expected = services.flatMap(({ name: work }, index) => [work, `$4,00${index}`])
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.filter((text) => !words.includes(text))).toEqual([])
  })
})

test('a draft has the title and description of its prospect, or of its demo', () => {
  const own = { title: '{name}: roofs', description: 'Roofs by {name}' }
  const { slug } = demos[0]!
  const { title, description } = prerenderDemo(draftFor(prospectOf(slug, { name: 'Ash', ...own })))
  expect([title, description]).toEqual(['Ash: roofs', 'Roofs by Ash'])
  expect(prerenderDemo(draftFor(prospectOf(slug))).description).not.toBe('')
})
