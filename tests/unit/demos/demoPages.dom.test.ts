import { expect, test } from 'vitest'
import { prerenderDemos } from '../../../demos/prerender.tsx'
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
