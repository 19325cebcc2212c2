import { afterEach, expect, test, vi } from 'vitest'
import { resolveConfig } from 'vite'
import { readContent } from '../../../../src/reader/read.ts'
import { builtDemo } from '../../../../plugins/demos/build.ts'
import * as document from '../../../../plugins/demos/document.ts'
import { demosInDevelopment } from '../../../../plugins/development/subdomains.ts'
import { demoUrl } from '../../../../src/addresses.ts'

afterEach(() => vi.unstubAllEnvs())

test('in development, demos are subdomains of the same port and link back to it', async () => {
  vi.stubEnv('DEMO_ADDRESS', undefined)
  vi.stubEnv('SITE_ORIGIN', undefined)
  const plugins = [demosInDevelopment()]
  const server = { port: 4255 }
  await resolveConfig({ configFile: false, plugins, server }, 'serve', 'development')
  const { site } = readContent()
  expect(demoUrl('roofing', site)).toBe('http://roofing.localhost:4255')
  expect(site.homeAddress).toBe('http://localhost:4255')
})

test("in a demo's saved copy, its own page is the copy, and its maker's pages are the site's", () => {
  const [demo] = document.prerenderDemos()
  if (!demo) throw new Error('The test needs a demo.')
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
  const [demo] = document.prerenderDemos()
  if (!demo) throw new Error('The test needs a demo.')
  const css = demo.faces.map(({ family, name = family }) => name).join()
  const note = `demos/${demo.slug}: style.css does not name the font ${readContent().faces.text.family}`
  const { family, weight } = readContent().faces.text
  const faces = [...demo.faces, { family, weight }]
  expect((await builtDemo({ ...demo, css, faces }, document)).notes).toContain(note)
})
