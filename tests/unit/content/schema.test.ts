import { expect, test } from 'vitest'
import { lacking } from '../../support/lacking.ts'
import { readWritten } from '../../../plugins/content/read.ts'
import { demos, portfolio, themes } from '../../support/content.ts'
import { changed, mistakes, page, type Change } from '../../support/unit/changedContent.ts'

const [demo] = demos
const { paper } = themes.light.colors
if (!demo) throw new Error('The portfolio has no demo')

const service = 'services.yaml: #1 (Ropes)'
const client = 'portfolio.yaml: clients #1 (Ferry & Main Moving)'
const privacy = 'pages.yaml: #1 (Privacy)'

/** The file and the field that the line of a mistake names, what it says, and the mistake. */
const table: [string, string, Change][] = [
  ['site.yaml: fax', 'is not a known field', { site: { fax: '1' } }],
  ['site.yaml: email', 'a text in quotation marks', { site: { email: 7 } }],
  ['site.yaml: language', 'a language tag (BCP 47)', { site: { language: 'English' } }],
  ['site.yaml: brand', 'not empty', { site: { brand: '' } }],
  ['site.yaml: brand', 'not empty', { site: { brand: '  ' } }],
  ['site.yaml: brand', 'no space', { site: { brand: 'Summit ' } }],
  ['site.yaml: descriptor', 'the real words', { site: { descriptor: 'TODO' } }],
  [
    'site.yaml: bookingUrl',
    'did you mean "https://book.example/call"',
    { site: { bookingUrl: 'http://book.example/call' } },
  ],
  ['site.yaml: mapsUrl', 'an https address', { site: { mapsUrl: 'javascript:alert(1)' } }],
  [
    'site.yaml: origin',
    'did you mean "https://summit.example"',
    { site: { origin: 'https://summit.example/' } },
  ],
  [
    'site.yaml: origin',
    'did you mean "https://summit.example"',
    { site: { origin: 'https://summit.example/agency' } },
  ],
  [
    'site.yaml: demoHost',
    'did you mean "summit.example"',
    { site: { demoHost: 'https://summit.example/demos' } },
  ],
  ['site.yaml: email', 'an e-mail address', { site: { email: 'mailto:hello@summit.example' } }],
  ['site.yaml: email', 'an e-mail address', { site: { email: 'hello@' } }],
  ['site.yaml: phone.dial', 'did you mean "+15035550142"', { phone: { dial: '5035550142' } }],
  ['site.yaml: phone.dial', 'did you mean "+15035550142"', { phone: { dial: '(503) 555-0142' } }],
  ['site.yaml: phone.dial', 'country code and digits', { phone: { dial: '01134960142' } }],
  [
    'site.yaml: phone.dial',
    'did you mean "+441134960142"',
    { phone: { dial: '+44 113 496 0142' } },
  ],
  ['site.yaml: phone', 'the same number', { phone: { text: '(503) 555-0100' } }],
  [
    'site.yaml: phone',
    'did you mean "+441134960142"',
    { place: { country: 'GB' }, phone: { dial: '+11134960142', text: '0113 496 0142' } },
  ],
  ['site.yaml: demoHost', 'a host name', { site: { demoHost: 'beispiel' } }],
  ['site.yaml: demoHost', 'a host name', { site: { demoHost: 'me@beispiel.example' } }],
  ['site.yaml: brand', 'the invisible character U+00AD', { site: { brand: 'Sum\u00ADmit' } }],
  ['site.yaml: brand', 'the invisible character U+200B', { site: { brand: 'Sum\u200Bmit' } }],
  ['site.yaml: brand', 'two are in Sѕ', { site: { brand: 'Sѕummit' } }],
  ['site.yaml: brand', 'without markup such as <b>', { site: { brand: '<b>Summit</b>' } }],
  ['site.yaml: brand', 'without markup such as **Summit**', { site: { brand: '**Summit**' } }],
  ['site.yaml: place.country', 'did you mean "DE"', { place: { country: 'Germany' } }],
  ['site.yaml: place.country', 'did you mean "US"', { place: { country: 'USA' } }],
  ['site.yaml: place.country', 'did you mean "GB"', { place: { country: 'UK' } }],
  [
    `${service}.desciption`,
    'did you mean "description"',
    { services: [{ symbol: 'rope', title: 'Ropes', desciption: 'We hold them.' }] },
  ],
  [
    'services.yaml: #1.title',
    'is missing',
    { services: [{ symbol: 'rope', description: 'We hold them.' }] },
  ],
  [
    `${service}.description`,
    'the real words',
    { service: { description: 'Lorem ipsum dolor sit amet' } },
  ],
  [`${client}.category`, 'at most 40 characters', { client: { category: 'a'.repeat(41) } }],
  ['services.yaml', 'at least one entry', { services: [] }],
  ['services.yaml', 'expected a list', { services: 'six' }],
  [`${service}.symbol`, 'did you mean "summit"', { service: { symbol: 'sumit' } }],
  [`${client}.url`, 'did you mean "https://larch.example"', { client: { url: 'larch.example' } }],
  [
    `portfolio.yaml: demos #1 (${demo.name}).slug`,
    'did you mean "daecher-and-soehne"',
    { demo: { slug: 'Dächer & Söhne' } },
  ],
  [`portfolio.yaml: demos #1 (${demo.name}).slug`, 'another slug', { client: { slug: demo.slug } }],
  ['portfolio.yaml: demos #1.name', 'another name', { client: { name: demo.name } }],
  ['services.yaml: #2.title', 'another title', { service: { title: 'Summits' } }],
  [`${client}.url`, 'an address in .example', { client: { url: 'https://ferry.com' } }],
  [`${client}.url`, 'a real address', { client: { sample: false } }],
  [
    `${service}.description`,
    'no space',
    { service: { description: `${'We hold them. '.repeat(9)} ` } },
  ],
  [`${privacy}.slug`, 'an address that is free', { pages: [{ ...page, slug: 'portfolio' }] }],
  [
    'pages.yaml: #2 (Imprint).slug',
    'another slug',
    { pages: [page, { ...page, title: 'Imprint', description: 'Who answers for this site.' }] },
  ],
  [`${privacy}.title`, 'another title', { pages: [{ ...page, title: portfolio.title }] }],
  [`${privacy}.sections`, 'at least one entry', { pages: [{ ...page, sections: [] }] }],
  [
    `${privacy}.sections #1 (Data)`,
    'paragraphs, points or links',
    { pages: [{ ...page, sections: [{ heading: 'Data' }] }] },
  ],
  [
    `${privacy}.sections #1 (Data).paragraphs #1`,
    'at most 1000 characters',
    { pages: [{ ...page, sections: [{ heading: 'Data', paragraphs: ['a'.repeat(1001)] }] }] },
  ],
  [
    `${privacy}.description`,
    'at least 20 characters',
    { pages: [{ ...page, description: 'Your data.' }] },
  ],
  [`${client}.sample`, 'true or false', { client: { sample: 'no' } }],
  [
    `${client}.picture.name`,
    `did you mean "${demo.picture.name}"`,
    { client: { picture: { name: `${demo.picture.name}x`, alt: 'A roof' } } },
  ],
  [
    `${client}.picture.name`,
    'did you mean "roofing"',
    { client: { picture: { name: 'Roofing.png', alt: 'A roof' } } },
  ],
  [`${client}.picture.alt`, 'not empty', { client: { picture: { name: 'roofing', alt: '' } } }],
  [
    `${client}.picture.alt`,
    'without "image of"',
    { client: { picture: { name: 'roofing', alt: 'Image of a roof' } } },
  ],
  [
    `${client}.picture`,
    'not the name of the file',
    { client: { picture: { name: 'roofing', alt: 'roofing.png' } } },
  ],
  [`demos/${demo.slug}x/`, `did you mean "${demo.slug}"`, { demo: { slug: `${demo.slug}x` } }],
  [
    'home.yaml: nav #1 (Services).href',
    'not empty',
    { home: { nav: [{ text: 'Services', href: '' }] } },
  ],
  [
    'home.yaml: nav #1 (Services).href',
    'an https address',
    { home: { nav: [{ text: 'Services', href: 'javascript:alert(1)' }] } },
  ],
  [
    'home.yaml: nav #1 (Services).href',
    'did you mean "https://summit.example/blog"',
    { home: { nav: [{ text: 'Services', href: 'http://summit.example/blog' }] } },
  ],
  [
    'footer.yaml: columns #1 (Company).links #1 (Team).href',
    'not empty',
    { footer: { columns: [{ heading: 'Company', links: [{ text: 'Team', href: '' }] }] } },
  ],
  [
    'home.yaml: services.scale',
    'four entries',
    { home: { services: { heading: 'Services', note: 'Six', scale: ['0', 'a', 'b'] } } },
  ],
  ['demos/roofing/facts.yaml: themeColor', 'expected a color', { facts: { themeColor: 'teal' } }],
  [
    'demos/roofing/facts.yaml: face',
    'did you mean "faces"',
    { facts: { faces: undefined, face: [] } },
  ],
  ['tokens.yaml: themes.light.colors.route', 'expected a color', { colors: { route: '#c5332' } }],
  ['tokens.yaml: themes.light.colors.route', 'expected a color', { colors: { route: '#c5332g' } }],
  ['tokens.yaml: themes.light.colors.line', 'did you mean "#bbccdd"', { colors: { line: '#bcd' } }],
  ['tokens.yaml: themes.light.colors.dawn', 'expected a color', { colors: { dawn: 'blu' } }],
  [
    'tokens.yaml: themes.light.colors.dwan',
    'did you mean "dawn"',
    { colors: { dawn: undefined, dwan: '#fae4c7' } },
  ],
  [
    'tokens.yaml: themes.light.scheme',
    'expected light',
    { themes: { light: { ...themes.light, scheme: 'dark' } } },
  ],
  ['tokens.yaml: themes.light.colors.ink2', 'at least 4.5', { colors: { ink2: paper } }],
  ['tokens.yaml: themes.dark', 'is missing', { themes: { dark: undefined, drak: themes.dark } }],
  ['messages.yaml: theme.dusk', 'is missing', { themes: { dusk: themes.dark } }],
  ['messages.yaml: theme.dusk', 'is not a known field', { labels: { dusk: 'Dusk' } }],
  ['messages.yaml: theme.dark', 'not empty', { labels: { dark: '' } }],
  [
    'tokens.yaml: themes.late dusk',
    'only small letters',
    { themes: { 'late dusk': themes.dark }, labels: { 'late dusk': 'Late dusk' } },
  ],
  ['tokens.yaml: sizes.bar', 'expected a length', { sizes: { bar: '64' } }],
  ['tokens.yaml: motions.spin', 'expected a duration', { motions: { spin: '8' } }],
  ['faces.yaml: text.standIn', 'sans or serif', { face: { standIn: 'Arial' } }],
  ['faces.yaml: text.family', 'fontsource.org', { face: { family: 'No Such Font' } }],
  [
    'tokens.yaml: themes.light.colors.dawn',
    'expected a color',
    { colors: { dawn: 'okclh(0.17 0.026 218)' } },
  ],
  [
    'demos/roofing/facts.yaml: faces #1.family',
    'npm install --save-dev --workspace demos @fontsource-variable/no-such-font',
    { facts: { faces: [{ family: 'No Such Font', weight: '400' }] } },
  ],
  ['site.yaml: brand', 'is missing', { site: { brand: undefined } }],
  ['site.yaml: bookingUrl', 'an https address', { site: { bookingUrl: 'https://' } }],
  ['site.yaml: language', 'a language tag', { site: { language: 'xx-XX' } }],
  ['site.yaml: language', 'did you mean "en-GB"', { site: { language: 'en-UK' } }],
  ['site.yaml: language', 'did you mean "de-DE"', { site: { language: 'de_DE' } }],
  ['site.yaml: phone', 'is missing', { site: { phone: undefined } }],
  ['site.yaml: phone.dial', 'country code and digits', { phone: { dial: '503-555' } }],
  ['site.yaml: phone.text', 'not empty', { phone: { text: '' } }],
  [
    `${service}.description`,
    'at most 200 characters',
    { service: { description: 'a'.repeat(201) } },
  ],
  [`${service}.symbol`, 'expected one of ', { service: { symbol: 'star' } }],
  [`${client}.tags`, 'at least one entry', { client: { tags: [] } }],
  [`${client}.tags #2`, 'not empty', { client: { tags: ['Brand', ''] } }],
  [`${client}.category`, 'is missing', { client: { category: undefined } }],
  [`${client}.picture.alt`, 'is missing', { client: { picture: { name: 'x' } } }],
  [
    `portfolio.yaml: demos #1 (${demo.name}).picture.name`,
    'small letters',
    { demo: { picture: { name: '../x', alt: 'A picture' } } },
  ],
]

test.each(table)('a mistake in %s is reported in one line: %s', async (field, kind, change) => {
  const [line = '', ...others] = await mistakes(changed(change))
  expect(lacking(line, `${field} is `, kind)).toEqual([])
  expect(others).toEqual([])
})

test('a line has the path, the field, the value, what is expected and a suggestion', async () => {
  expect(await mistakes(changed({ site: { origin: 'http://summit.example' } }))).toEqual([
    'src/content/site.yaml: origin is "http://summit.example"; expected https and a host without a path, for example https://example.com; did you mean "https://summit.example"?',
  ])
})

test.each([
  ['Łódź', 'lodz'],
  ['Sør-Odal', 'sor-odal'],
  ['Πειραιάς', 'peiraias'],
  ['Þórshöfn', 'thorshoefn'],
])('the slug suggested for %s keeps every letter', async (slug, meant) => {
  expect(await mistakes(changed({ demo: { slug } }))).toEqual([
    expect.stringContaining(`; did you mean "${meant}"?`),
  ])
})

test.each(['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA', 'EU', 'UN', 'ZZ'])(
  '%s is not a country code',
  async (country) => {
    const lines = await mistakes(changed({ place: { country } }))
    expect(lines).toEqual([expect.stringContaining(`place.country is "${country}"`)])
  },
)

test('several mistakes are reported together, one line each', async () => {
  const change = { site: { email: 'x', origin: 'x' }, services: [], client: { slug: 'Roof top' } }
  expect(await mistakes(changed(change))).toHaveLength(4)
})

test('a long text is cut in its line', async () => {
  const [line = ''] = await mistakes(changed({ service: { description: 'a'.repeat(5000) } }))
  expect(line.length).toBeLessThan(200)
})

test('a correct content has no mistakes', async () => {
  expect(await mistakes(changed({}))).toEqual([])
})

const all = {
  site: { email: 'mailto:hello@summit.example', origin: 'http://summit.example', brnd: 'Summit' },
  place: { country: 'germany' },
  phone: { dial: '503 555 0142' },
  service: { symbol: 'rop', title: 'Summits ' },
  client: { name: demo.name, picture: { name: 'ferry-and-man', alt: 'A van' } },
  demo: { slug: `${demo.slug}x` },
  home: { nav: [{ text: 'About', href: 'abot' }], getStarted: 7 },
  facts: { title: '' },
}

test('one check reports mistakes of texts, entries, folders, links and pictures', async () => {
  const lines = await mistakes(changed(all))
  const said = [
    'site.yaml: email is',
    'site.yaml: origin is',
    'site.yaml: brnd is not a known field',
    'site.yaml: place.country is',
    'site.yaml: phone.dial is',
    'services.yaml: #1.symbol is',
    'services.yaml: #1.title is',
    'home.yaml: getStarted is 7',
    'home.yaml: nav #1 (About).href is "abot"',
    'facts.yaml: title is ""',
    `portfolio.yaml: demos #1.name is "${demo.name}"`,
    `demos/${demo.slug}x/ is missing`,
    'ferry-and-man.png is missing',
  ]
  for (const each of said) expect(lines).toContainEqual(expect.stringContaining(each))
  expect(lines).toHaveLength(said.length)
})

test('accents, other scripts, long words and foreign numbers are no mistakes', async () => {
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

test.each([
  [
    'an umlaut in a domain',
    { site: { email: 'hallo@dächer.example', demoHost: 'dächer.example' } },
  ],
  ['an internationalized top-level domain', { site: { demoHost: 'xn--e1afmkfd.xn--p1ai' } }],
  ['a number in letters', { phone: { dial: '+18004685865', text: '1-800-GOT-JUNK' } }],
  ['signs that a font lacks', { site: { descriptor: 'Design → Growth ★' } }],
  ['signs of arithmetic', { site: { descriptor: '2 * 3 ** 4 < 200 > 100' } }],
])('%s is no mistake', async (_, change: Change) => {
  expect(await mistakes(changed(change))).toEqual([])
})

test("this project's content has no mistakes", async () => {
  expect(await mistakes(readWritten())).toEqual([])
})
