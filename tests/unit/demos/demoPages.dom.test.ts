import { describe, expect, test } from 'vitest'
import { prerenderDemos } from '../../../demos/prerender.tsx'
import { demoHtml } from '../../../plugins/demos/document.ts'
import { demoPages, site } from '../../support/content.ts'

describe.each(prerenderDemos())('demos/$slug/Page.tsx', ({ html, business }) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

  test('has one h1', () => expect(body.querySelectorAll('h1')).toHaveLength(1))

  test('shows the phone number and every service of facts.ts', () => {
    const names = [business.phone.text, ...business.services.map(({ name }) => name)]
    expect(names.filter((name) => !body.textContent.includes(name))).toEqual([])
  })

  test('links only to its own sections, its phone number and the agency', () => {
    const known = [`tel:${business.phone.dial}`, site.homeAddress, '/']
    const isKnown = (href: string) =>
      href.startsWith('#') ? body.querySelector(href) !== null : known.includes(href)
    expect(links.filter((href) => !isKnown(href))).toEqual([])
    expect(links).toContain(site.homeAddress)
  })

  test('states that the agency made it and that the business is invented', () => {
    const words = body.querySelector('footer')?.textContent
    expect(words).toContain(demoPages.by.replace('{brand}', site.brand))
    expect(words).toContain(demoPages.invented)
  })
})

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const [first] = prerenderDemos()
const context = { css: '', preloads: [], policyMeta: '' }

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
