import { expect, test } from 'vitest'
import { changed, mistakes, type Change } from './changedContent.ts'
import { ownContent } from '../../ownContent.ts'

const [demo] = ownContent.demos
if (!demo) throw new Error('The portfolio has no demo')

test.each<[string, Change, string]>([
  [
    'a misspelt field',
    { services: [{ symbol: 'rope', title: 'Ropes', desciption: 'We hold them.' }] },
    'src/content/services.ts: 0.desciption is not a known field; expected the fields symbol, title, description; did you mean "description"?',
  ],
  [
    'a missing field',
    { services: [{ symbol: 'rope', description: 'We hold them.' }] },
    'src/content/services.ts: 0.title is missing; expected the fields symbol, title, description',
  ],
  [
    'filling text',
    { service: { description: 'Lorem ipsum dolor sit amet' } },
    'src/content/services.ts: 0.description is "Lorem ipsum dolor sit amet"; expected the real words in place of a placeholder',
  ],
  [
    'a long text',
    { client: { category: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' } },
    'src/content/portfolio.ts: clients.0.category is "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"; expected at most 40 characters; it has 41',
  ],
  [
    'no entries',
    { services: [] },
    'src/content/services.ts: services is []; expected at least one entry',
  ],
  [
    'a text in place of a list',
    { services: 'six' },
    'src/content/services.ts: services is "six"; expected a list',
  ],
  [
    'a misspelt symbol',
    { service: { symbol: 'sumit' } },
    'src/content/services.ts: 0.symbol is "sumit"; expected one of summit, rope; did you mean "summit"?',
  ],
  [
    'an address without https',
    { client: { url: 'larch.example' } },
    'src/content/portfolio.ts: clients.0.url is "larch.example"; expected an https address, for example https://example.com; did you mean "https://larch.example"?',
  ],
  [
    'a slug in capitals and with spaces',
    { demo: { slug: 'Dächer & Söhne' } },
    'src/content/portfolio.ts: demos.0.slug is "Dächer & Söhne"; expected small letters, digits and hyphens, for example tree-services; did you mean "daecher-and-soehne"?',
  ],
  [
    'a slug twice',
    { client: { slug: demo.slug } },
    `src/content/portfolio.ts: demos.0.slug is "${demo.slug}"; expected another slug than that of clients.0`,
  ],
  [
    'a name twice',
    { client: { name: demo.name } },
    `src/content/portfolio.ts: demos.0.name is "${demo.name}"; expected another name than that of clients.0`,
  ],
  [
    'a title twice',
    { service: { title: 'Summits' } },
    'src/content/services.ts: 1.title is "Summits"; expected another title than that of 0',
  ],
  [
    'a sample with a real address',
    { client: { url: 'https://ferry.com' } },
    'src/content/portfolio.ts: clients.0.url is "https://ferry.com"; expected an address in .example, or sample: false',
  ],
  [
    'a client with a sample address',
    { client: { sample: false } },
    'src/content/portfolio.ts: clients.0.url is "https://ferryandmain.example"; expected a real address, or sample: true',
  ],
  [
    'neither true nor false',
    { client: { sample: 'no' } },
    'src/content/portfolio.ts: clients.0.sample is "no"; expected true or false',
  ],
  [
    'a misspelt picture',
    { client: { picture: { name: `${demo.picture.name}x`, alt: 'A roof' } } },
    `src/content/portfolio.ts: clients.0.picture.name is "${demo.picture.name}x", but src/content/images/${demo.picture.name}x.png is missing; expected a PNG of 1200 x 750 pixels; did you mean "${demo.picture.name}"?`,
  ],
  [
    'a picture with its ending',
    { client: { picture: { name: 'Roofing.png', alt: 'A roof' } } },
    'src/content/portfolio.ts: clients.0.picture.name is "Roofing.png"; expected small letters, digits and hyphens, for example tree-services; did you mean "roofing"?',
  ],
  [
    'a picture without words',
    { client: { picture: { name: 'roofing', alt: '' } } },
    'src/content/portfolio.ts: clients.0.picture.alt is ""; expected a text that is not empty',
  ],
  [
    'words that say "image of"',
    { client: { picture: { name: 'roofing', alt: 'Image of a roof' } } },
    'src/content/portfolio.ts: clients.0.picture.alt is "Image of a roof"; expected what is to be seen, without "image of"',
  ],
  [
    'words that are the name',
    { client: { picture: { name: 'roofing', alt: 'roofing.png' } } },
    'src/content/portfolio.ts: clients.0.picture is {"name":"roofing","alt":"roofing.png"}; expected alt to say what is to be seen, not the name of the file',
  ],
])('%s has its one line', async (_, change, line) => {
  expect(await mistakes(changed(change))).toEqual([line])
})

test.each([
  ['Łódź', 'lodz'],
  ['Sør-Odal', 'sor-odal'],
  ['Πειραιάς', 'peiraias'],
  ['Þórshöfn', 'thorshoefn'],
])('no letter is lost on the way from %s to a slug', async (slug, meant) => {
  expect(await mistakes(changed({ demo: { slug } }))).toEqual([
    expect.stringContaining(`; did you mean "${meant}"?`),
  ])
})
