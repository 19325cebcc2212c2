import { expect, test } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderDemo } from '../../../demos/prerender.tsx'
import { complete, FactsContext, inARow, useService } from '../../../demos/useFacts.ts'
import { portfolioDemos } from '../../../plugins/demos/demoSites.ts'
import { demoHtml } from '../../../plugins/demos/document.ts'
import { demoPages, site } from '../../support/content.ts'

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const demos = portfolioDemos().map(prerenderDemo)
const [first] = demos
const context = { css: '', preloads: [], hasCard: true, policyMeta: '' }

test.each(demos)(
  'the demo $slug states that the agency made it and that the business is invented',
  ({ html }) => {
    const words = documentOf(html).querySelector('footer')?.textContent
    expect(words).toContain(demoPages.by.replace('{brand}', site.brand))
    expect(words).toContain(demoPages.invented)
  },
)

test("a demo has its own language, and the site's texts in the demo have the site's language", () => {
  const html = demoHtml({ ...first!, language: 'el' }, first!.html, context)
  const { documentElement } = documentOf(html)
  const parts = [documentElement, documentElement.querySelector('.demo-by')]
  expect(parts.map((each) => each?.getAttribute('lang'))).toEqual(['el', site.language])
})

test('structured data has a price, and has the minimum of a price that begins with "from"', () => {
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

test('a phone number keeps the order of its groups in a demo that is read from right to left', () => {
  const { phone } = complete({ ...first!, language: 'ar' }).business
  expect(phone.text).toBe(`\u2066${first!.business.phone.text}\u2069`)
})

test('the texts of the link home are in one element, so that a flexible link keeps their spaces', () => {
  const link = documentOf(first!.notFound).querySelector('a')
  expect(link?.firstElementChild?.textContent).toBe(
    first!.words.home.replace('{name}', first!.business.name),
  )
  expect(link?.querySelector('bdi')?.textContent).toBe(first!.business.name)
})

test('a page that shows a service without facts is an error that names the service', () => {
  const lack = () => createElement(() => createElement('p', {}, useService('thatch').name))
  const value = { ...first!, design: 'locks' }
  const page = createElement(FactsContext.Provider, { value }, lack())
  expect(() => renderToStaticMarkup(page)).toThrow(
    'demos/locks/facts.yaml business.services has no service with the id "thatch"; expected this service, because Page.tsx shows it',
  )
})

test('a title contains the name and the area, even with special characters', () => {
  const { business, ...demo } = first!
  const { reach: _reach, ...plain } = { ...business, name: 'Roof $& Sons', areaServed: ['Ely'] }
  const area = demo.words.around.replace('{town}', 'Ely')
  const title = '{name}: {reach}'
  expect(complete({ ...demo, title, business: plain }).title).toBe(`Roof $& Sons: ${area}`)
})

test('a line may end between two towns, and inside a long name only', () => {
  const long = 'Saint-Remy of the Meadows'
  expect(inARow(['Lake Oswego', long])).toBe(`Lake\u00a0Oswego, ${long}`)
})
