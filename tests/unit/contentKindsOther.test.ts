// @vitest-environment node
import { expect, test } from 'vitest'
import { ownContent } from '../ownContent.ts'
import { changed, mistakes, type Change } from './changedContent.ts'

const slug = ownContent.demos[0]?.slug

test.each<[string, Change, string]>([
  [
    'a demo without a folder',
    { demo: { slug: `${slug}x` } },
    `demos/${slug}x/ is missing; expected a folder like those of the other demos; did you mean "${slug}"?`,
  ],
  [
    'a link to nowhere',
    { home: { nav: [{ text: 'Services', href: '' }] } },
    'src/content/home.ts: nav.0.href is ""; expected a text that is not empty',
  ],
  [
    'a link to a script',
    { home: { nav: [{ text: 'Services', href: 'javascript:alert(1)' }] } },
    'src/content/home.ts: nav.0.href is "javascript:alert(1)"; expected an https address, a page such as /portfolio or a part such as #contact',
  ],
  [
    'a link over http',
    { home: { nav: [{ text: 'Services', href: 'http://summit.example/blog' }] } },
    'src/content/home.ts: nav.0.href is "http://summit.example/blog"; expected an https address, a page such as /portfolio or a part such as #contact; did you mean "https://summit.example/blog"?',
  ],
  [
    'a part that is not there',
    { home: { nav: [{ text: 'Services', href: '#servces' }] } },
    'src/content/home.ts: nav.0.href is "#servces"; expected a part of a page: …; did you mean "#services"?',
  ],
  [
    'a part of another page that is not there',
    { home: { nav: [{ text: 'Services', href: '/portfolio#demo' }] } },
    'src/content/home.ts: nav.0.href is "/portfolio#demo"; expected a part of a page: …; did you mean "/portfolio#demos"?',
  ],
  [
    'a page that is not there',
    { home: { nav: [{ text: 'Services', href: '/portfolo' }] } },
    'src/content/home.ts: nav.0.href is "/portfolo"; expected a page: …; did you mean "/portfolio"?',
  ],
  [
    'a footer link to nowhere',
    { footer: { columns: [{ heading: 'Company', links: [{ text: 'Team', href: '' }] }] } },
    'src/content/footer.ts: columns.0.links.0.href is ""; expected a text that is not empty',
  ],
  [
    'three words in the place of four',
    { home: { services: { heading: 'Services', note: 'Six', scale: ['0', 'a', 'b'] } } },
    'src/content/home.ts: services.scale is ["0","a","b"]; expected four entries; it has 3',
  ],
  [
    'a demo whose color is a name',
    { facts: { themeColor: 'teal' } },
    'demos/roofing/facts.ts: themeColor is "teal"; expected a color such as #0c2233',
  ],
  [
    'a demo with a misspelt field',
    { facts: { faces: undefined, face: [] } },
    'demos/roofing/facts.ts: face is not a known field; expected one of title, description, themeColor, business, faces; did you mean "faces"?',
  ],
])('%s has its one line', async (_, change, line) => {
  // Which pages and parts there are is not the matter here.
  const lines = await mistakes(changed(change))
  const short = lines.map((each) => each.replace(/(?<=expected a (part of a )?page: )[^;]+/, '…'))
  expect(short).toEqual([line])
})
