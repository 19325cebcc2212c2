import { expect, test } from 'vitest'
import type { Demo } from '../../../../demos/prerender.tsx'
import { builtDemo } from '../../../../plugins/demos/build.ts'
import { portfolioDemos } from '../../../../plugins/demos/demoSites.ts'
import * as document from '../../../../plugins/demos/document.ts'
import { readContent } from '../../../../src/reader/read.ts'

const [first] = portfolioDemos()
const site = first!

test('the copy of a demo links to itself and to pages of the site', () => {
  const demo = document.prerenderDemo(site)
  const { homeAddress: home } = readContent().site
  const own = ['/', '/?a=1#top', `${demo.address}/#top`, home, `${home}/portfolio#demos`]
  const others = ['#top', 'tel:+15035550100', '/prices.pdf', `${home}.example/`, 'https://[']
  const links = (hrefs: readonly string[]) => hrefs.map((href) => `<a href="${href}">`).join('')
  const html = document.copyHtml(
    { ...demo, html: links([...own, ...others]) },
    { style: '', icon: '', policyMeta: '' },
  )
  const copy = `/demos/${demo.slug}`
  const expected = [copy, `${copy}?a=1#top`, `${copy}#top`, '/', '/portfolio#demos', ...others]
  expect(html).toContain(links(expected))
})

test("a note names the font that a demo's style does not name", async () => {
  const { faces } = site.facts!
  const css = faces.map(({ family, name = family }) => name).join()
  const { family, weight } = readContent().faces.text
  const facts = { ...site.facts!, faces: [...faces, { family, weight }] }
  const prerenderDemo = (demo: Demo) => ({ ...document.prerenderDemo(demo), css })
  const { notes } = await builtDemo({ ...site, facts }, { ...document, prerenderDemo })
  expect(notes).toContain(`demos/${site.slug}/style.css does not name the font ${family}`)
})
