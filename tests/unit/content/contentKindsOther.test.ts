import { expect, test } from 'vitest'
import { ownContent } from '../../ownContent.ts'
import { changed, mistakes, type Change } from './changedContent.ts'

const slug = ownContent.demos[0]?.slug

test.each<[string, Change, string]>([
  [
    'a demo without a folder',
    { demo: { slug: `${slug}x` } },
    `demos/${slug}x/ is missing; expected a folder like that of the other demos; did you mean "${slug}"?`,
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
    'a footer link to nowhere',
    { footer: { columns: [{ heading: 'Company', links: [{ text: 'Team', href: '' }] }] } },
    'src/content/footer.ts: columns.0.links.0.href is ""; expected a text that is not empty',
  ],
  [
    'three words in the place of four',
    { home: { services: { heading: 'Services', note: 'Six', scale: ['0', 'a', 'b'] } } },
    'src/content/home.ts: services.scale is ["0","a","b"]; expected four entries',
  ],
  [
    'a demo whose color is a name',
    { facts: { themeColor: 'teal' } },
    'demos/roofing/facts.ts: themeColor is "teal"; expected a color such as #0c2233',
  ],
  [
    'a demo with a misspelt field',
    { facts: { faces: undefined, face: [] } },
    'demos/roofing/facts.ts: face is not a known field; expected the fields title, description, themeColor, business, faces; did you mean "faces"?',
  ],
])('%s has its one line', async (_, change, line) => {
  expect(await mistakes(changed(change))).toEqual([line])
})
