import { expect, test } from 'vitest'
import { contentLines } from '../../../plugins/content.ts'
import { ownContent } from '../../ownContent.ts'
import { changed, mistakes } from './changedContent.ts'

const [demo] = ownContent.demos

const all = {
  site: { email: 'mailto:hello@summit.example', origin: 'http://summit.example', brnd: 'Summit' },
  place: { country: 'germany' },
  phone: { dial: '503 555 0142' },
  service: { symbol: 'rop', title: 'Summits ' },
  client: { name: demo?.name, picture: { name: 'ferry-and-man', alt: 'A van' } },
  demo: { slug: `${demo?.slug}x` },
  home: { nav: [{ text: 'About', href: 'abot' }], getStarted: 7 },
  facts: { title: '' },
}

test('all mistakes are said at once: of texts, of entries beside each other, of folders, links and pictures', async () => {
  const lines = await mistakes(changed(all))
  const said = [
    'site.ts: email is',
    'site.ts: origin is',
    'site.ts: brnd is not a known field',
    'site.ts: place.country is',
    'site.ts: phone.dial is',
    'services.ts: 0.symbol is',
    'services.ts: 0.title is',
    'home.ts: getStarted is 7',
    'home.ts: nav.0.href is "abot"',
    'facts.ts: title is ""',
    `portfolio.ts: demos.0.name is "${demo?.name}"`,
    `demos/${demo?.slug}x/ is missing`,
    'ferry-and-man.png is missing',
  ]
  for (const each of said) expect(lines).toContainEqual(expect.stringContaining(each))
  expect(lines).toHaveLength(said.length)
})

test('an honest agency has none: accents, another script, long words, other numbers', async () => {
  const site = {
    brand: 'Dächer & Söhne',
    descriptor: 'תכנון ובניית אתרים',
    description: 'Wir planen, was bleibt: Straßenbahnhaltestellenüberdachungen, in Würde gealtert.',
    origin: 'https://xn--dcher-gra.example',
    phone: { dial: '+493012345678', text: '+49 (0)30 12345678' },
    place: { text: 'Köln', city: 'Köln', region: 'Nordrhein-Westfalen', country: 'DE' },
  }
  expect(await mistakes(changed({ site }))).toEqual([])
})

// Files are compiled; a busy machine is slow, not wrong.
test('the content of the files has none', { timeout: 30_000 }, async () => {
  expect(await contentLines()).toEqual([])
})
