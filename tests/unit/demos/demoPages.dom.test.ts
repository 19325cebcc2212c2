import { describe, expect, test } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderDemos, prerenderDrafts } from '../../../demos/prerender.tsx'
import type { Prospect } from '../../../src/reader/demoSchema.ts'
import { complete, FactsContext, inARow, useService } from '../../../demos/useFacts.ts'
import { demoHtml } from '../../../plugins/demos/document.ts'
import { readContent } from '../../../src/reader/read.ts'
import { demoPages, demos, literally, site } from '../../support/content.ts'
import { prospectOf } from '../../support/drafts.ts'
import { isTemplate } from '../../support/template.ts'

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test.each(prerenderDemos())(
  'the demo $slug states that the agency made it and that the business is invented',
  ({ html }) => {
    const words = documentOf(html).querySelector('footer')?.textContent
    expect(words).toContain(demoPages.by.replace('{brand}', site.brand))
    expect(words).toContain(demoPages.invented)
  },
)

const [first] = prerenderDemos()
const context = { css: '', preloads: [], hasCard: true, policyMeta: '' }

test('a demo has its own language, and the words of the site in it theirs', () => {
  const html = demoHtml({ ...first!, language: 'el' }, first!.html, context)
  const { documentElement } = documentOf(html)
  const parts = [documentElement, documentElement.querySelector('.demo-by')]
  expect(parts.map((each) => each?.getAttribute('lang'))).toEqual(['el', site.language])
})

test('structured data has a price, and of a price "from" the least alone', () => {
  const { html, ...demo } = first!
  const services = [
    { name: 'Visit', price: { amount: 120 } },
    { name: 'Gutters', price: { amount: 11.5, from: true as const, per: 'foot' } },
  ]
  const page = documentOf(
    demoHtml({ ...demo, html, business: { ...demo.business, services } }, html, context),
  )
  const data = JSON.parse(page.querySelector('script')?.textContent ?? '') as {
    makesOffer: { priceSpecification: object }[]
  }
  const { currency: priceCurrency } = demo.words.price
  expect(data.makesOffer.map(({ priceSpecification }) => priceSpecification)).toEqual([
    { '@type': 'PriceSpecification', priceCurrency, price: 120 },
    { '@type': 'UnitPriceSpecification', priceCurrency, minPrice: 11.5, unitText: 'foot' },
  ])
})

test('a number keeps its groups in order in a demo from the right', () => {
  const { slug, ...demo } = first!
  const { phone } = complete({ ...demo, language: 'ar' }, slug).business
  expect(phone.text).toBe(`\u2066${demo.business.phone.text}\u2069`)
})

test('the link home keeps its space where a style makes it flexible', () => {
  const link = documentOf(first!.notFound).querySelector('a')
  expect(link?.firstElementChild?.textContent).toBe(
    first!.words.home.replace('{name}', first!.business.name),
  )
  expect(link?.querySelector('bdi')?.textContent).toBe(first!.business.name)
})

/** Every name, number and place of the demos' businesses. */
const facts = Object.values(readContent().facts).flatMap(({ business }) => {
  const { name, short, phone, areaServed, reach, reachNote, stretches = [] } = business
  const places = stretches.flatMap((stretch) => [stretch.name, ...stretch.towns])
  const own = [name, short, phone.text, phone.dial, ...areaServed, reach, reachNote, ...places]
  // A part of an area may be a time, "10 minutes", which is no place.
  return own.filter((text): text is string => text !== undefined && !/^\d+ /.test(text))
})

/** A draft's document as a text. */
function draftOf(prospect: Prospect) {
  const [draft] = prerenderDrafts([prospect])
  const html = demoHtml(draft!, draft!.html, context)
  const words = html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('\u00a0', ' ')
  return { html, words, body: documentOf(html).body }
}

// An owner's page may name its business itself.
describe.skipIf(!isTemplate()).each(demos)('the draft of $slug', ({ slug }) => {
  const name = "O'Hara & Daughters & Co."

  test.each([{}, { short: "O'Hara & Daughters" }])('has the name once in each mark: %j', (mark) => {
    const { words: page, body } = draftOf(prospectOf(slug, { name, ...mark }))
    // What follows the short name stands small, in an element of its own.
    expect(page.includes('>& Co.<')).toBe('short' in mark)
    const ends = [...body.querySelectorAll('header, footer')].map((end) => end.textContent)
    expect(ends.length).toBeGreaterThan(0)
    expect(ends.filter((words) => !words.includes(name))).toEqual([])
    expect(ends.filter((words) => words.replace(name, '').includes("O'Hara"))).toEqual([])
  })

  test('has no name, number or place of the demos, and says whose draft it is', () => {
    const prospect = prospectOf(slug, { name })
    const { words, body } = draftOf(prospect)
    expect(facts.filter((text) => new RegExp(`\\b${literally(text)}\\b`).test(words))).toEqual([])
    for (const town of prospect.areaServed) expect(words).toContain(town)
    const strip = demoPages.draft.replace('{name}', name)
    expect(body.firstElementChild?.textContent).toBe(strip)
    expect(words).not.toContain(demoPages.invented)
  })

  test('is for no search engine', () => {
    const { html } = draftOf(prospectOf(slug, { name }))
    const page = documentOf(html)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    // Sample prices under the name of a business would be false offers.
    expect(page.querySelector('script')).toBe(null)
  })

  test.each(['Roof $& Sons', '<b>Roofs</b>'])('has %s as it is written', (odd) => {
    const { html, body } = draftOf(prospectOf(slug, { name: odd }))
    expect(html).not.toContain('<b>Roofs')
    expect(documentOf(html).title).toContain(odd)
    expect(body.firstElementChild?.textContent).toBe(demoPages.draft.replace('{name}', () => odd))
    expect(body.querySelector('header')?.textContent).toContain(odd)
  })

  test('shows the names and prices of its own services', () => {
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

test('a page names the service that it shows and the facts lack', () => {
  const lack = () => createElement(() => createElement('p', {}, useService('thatch').name))
  const value = complete(readContent().facts[demos[0]!.slug]!, 'locks')
  const page = createElement(FactsContext.Provider, { value }, lack())
  expect(() => renderToStaticMarkup(page)).toThrow(
    'demos/locks/facts.yaml business.services has none with the id "thatch"; expected one, because Page.tsx shows it',
  )
})

test('a title says name and area, whatever signs they have', () => {
  const { slug, business, ...demo } = first!
  const { reach: _reach, ...plain } = { ...business, name: 'Roof $& Sons', areaServed: ['Ely'] }
  const area = demo.words.around.replace('{town}', 'Ely')
  const title = '{name}: {reach}'
  expect(complete({ ...demo, title, business: plain }, slug).title).toBe(`Roof $& Sons: ${area}`)
})

test('a draft has its own title and description, or those of the demo', () => {
  const own = { title: '{name}: roofs', description: 'Roofs by {name}' }
  const draft = prospectOf(first!.slug, { name: 'Ash', ...own })
  const [drafted, plain] = prerenderDrafts([draft, prospectOf(first!.slug)])
  expect([drafted?.title, drafted?.description]).toEqual(['Ash: roofs', 'Roofs by Ash'])
  expect(plain?.description).not.toBe('')
})

test('a line ends between two towns, and only in a long name', () => {
  const long = 'Saint-Remy of the Meadows'
  expect(inARow(['Lake Oswego', long])).toBe(`Lake\u00a0Oswego, ${long}`)
})
