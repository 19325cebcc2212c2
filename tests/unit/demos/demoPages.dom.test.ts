import { describe, expect, test } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderDemos } from '../../../demos/prerender.tsx'
import type { Facts, Page } from '../../../demos/types.ts'
import { complete, FactsContext } from '../../../demos/useFacts.ts'
import { demoHtml } from '../../../plugins/demos/document.ts'
import { demoPages, site } from '../../support/content.ts'

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
  const languageOf = (demo: object) => {
    const { language: _, ...plain } = first!
    const { documentElement } = documentOf(demoHtml({ ...plain, ...demo }, plain.html, context))
    return [documentElement, documentElement.querySelector('.demo-by')].map((each) =>
      each?.getAttribute('lang'),
    )
  }
  expect(languageOf({})).toEqual([site.language, site.language])
  expect(languageOf({ language: 'el' })).toEqual(['el', site.language])
})

test('the link home keeps its space where a style makes it flexible', () => {
  const link = documentOf(first!.notFound).querySelector('a')
  expect(link?.firstElementChild?.textContent).toBe(
    (first!.words ?? demoPages).home.replace('{name}', first!.business.name),
  )
})

const pages = import.meta.glob<Page>('../../../demos/*/Page.tsx', { eager: true, import: 'Page' })

/** A demo's page with other facts of its business. */
function pageOf({ slug, ...demo }: Facts & { slug: string }, business: Facts['business']) {
  const page = pages[`../../../demos/${slug}/Page.tsx`]
  const value = complete({ ...demo, business }, slug)
  const html = page && createElement(FactsContext.Provider, { value }, createElement(page))
  return documentOf(renderToStaticMarkup(html))
}

describe.each(prerenderDemos())('the page of $slug for another business', (demo) => {
  const { type, services } = demo.business
  const other: Facts['business'] = {
    type,
    services,
    name: "O'Hara & Daughters & Co.",
    phone: { dial: '+13125550199', text: '(312) 555-0199' },
    areaServed: ['Evanston', 'Skokie'],
  }

  test.each([{}, { short: "O'Hara & Daughters" }])(
    'has the whole name in its marks: %j',
    (mark) => {
      const { body } = pageOf(demo, { ...other, ...mark })
      const ends = [...body.querySelectorAll('header, footer')].map((end) => end.textContent)
      const marks = ends.filter((words) => words.includes("O'Hara"))
      expect(marks.filter((words) => !words.includes(other.name))).toEqual([])
      expect(body.textContent).toContain(other.name)
    },
  )

  test('has no name, number or place of its own', () => {
    const { name, short, phone, areaServed, reach, reachNote, stretches = [] } = demo.business
    const own = [name, short, phone.text, phone.dial, ...areaServed, reach, reachNote]
    const places = stretches.flatMap((stretch) => [stretch.name, ...stretch.towns])
    const { innerHTML } = pageOf(demo, other).body
    const words = innerHTML.replaceAll('&amp;', '&').replaceAll('\u00a0', ' ')
    expect([...own, ...places].filter((text) => text && words.includes(text))).toEqual([])
    for (const town of other.areaServed) expect(words).toContain(town)
  })

  // An agency's page may show its services whatever they are.
  const needed = services.filter(({ id }) => id !== undefined)

  test.each(needed)('names the service $id, if the facts lack it', (service) => {
    const others = services.filter((each) => each !== service)
    expect(() => pageOf(demo, { ...other, services: others })).toThrow(
      `demos/${demo.slug}/facts.yaml business.services has none with the id "${service.id}"; `,
    )
  })
})

test('a title says name and area, whatever signs they have', () => {
  const { slug, business, ...demo } = first!
  const { reach: _reach, ...plain } = { ...business, name: 'Roof $& Sons', areaServed: ['Ely'] }
  const area = demoPages.around.replace('{town}', 'Ely')
  const title = '{name}: {reach}'
  expect(complete({ ...demo, title, business: plain }, slug).title).toBe(`Roof $& Sons: ${area}`)
})
