import { expect, test } from 'vitest'
import { contentLines } from '../../../plugins/content.ts'
import { packageOf } from '../../../plugins/fontFiles.ts'
import { ownContent } from '../../ownContent.ts'
import { taken } from '../../../plugins/relations.ts'
import { changed, mistakes, page, type Change } from './changedContent.ts'

const [demo] = ownContent.demos
const font = ownContent.faces.text.file
const { paper } = ownContent.themes.light.colors
if (!demo) throw new Error('The portfolio has no demo')

test.each<[string, Change, string]>([
  [
    'an unknown field',
    { site: { fax: '1' } },
    'src/content/site.ts: fax is not a known field; expected the fields brand, language, descriptor, description, origin, phone, email, place, bookingUrl, mapsUrl, demoHost',
  ],
  [
    'a number in place of a text',
    { site: { email: 7 } },
    'src/content/site.ts: email is 7; expected a text in quotation marks',
  ],
  [
    'a language by its name',
    { site: { language: 'English' } },
    'src/content/site.ts: language is "English"; expected a language and a country, for example en-US',
  ],
  [
    'an empty text',
    { site: { brand: '' } },
    'src/content/site.ts: brand is ""; expected a text that is not empty',
  ],
  [
    'a text of spaces',
    { site: { brand: '  ' } },
    'src/content/site.ts: brand is "  "; expected a text that is not empty',
  ],
  [
    'a space at the end',
    { site: { brand: 'Summit ' } },
    'src/content/site.ts: brand is "Summit "; expected no space before or after it',
  ],
  [
    'a placeholder',
    { site: { descriptor: 'TODO' } },
    'src/content/site.ts: descriptor is "TODO"; expected the real words in place of a placeholder',
  ],
  [
    'an http address',
    { site: { bookingUrl: 'http://book.example/call' } },
    'src/content/site.ts: bookingUrl is "http://book.example/call"; expected an https address without spaces, for example https://example.com; did you mean "https://book.example/call"?',
  ],
  [
    'a script as address',
    { site: { mapsUrl: 'javascript:alert(1)' } },
    'src/content/site.ts: mapsUrl is "javascript:alert(1)"; expected an https address without spaces, for example https://example.com',
  ],
  [
    'a slash at the end of the origin',
    { site: { origin: 'https://summit.example/' } },
    'src/content/site.ts: origin is "https://summit.example/"; expected https and a host without a path, for example https://example.com; did you mean "https://summit.example"?',
  ],
  [
    'a path in the origin',
    { site: { origin: 'https://summit.example/agency' } },
    'src/content/site.ts: origin is "https://summit.example/agency"; expected https and a host without a path, for example https://example.com; did you mean "https://summit.example"?',
  ],
  [
    'an address as host',
    { site: { demoHost: 'https://summit.example/demos' } },
    'src/content/site.ts: demoHost is "https://summit.example/demos"; expected a host name, for example example.com; did you mean "summit.example"?',
  ],
  [
    'an e-mail link',
    { site: { email: 'mailto:hello@summit.example' } },
    'src/content/site.ts: email is "mailto:hello@summit.example"; expected an e-mail address, for example hello@example.com',
  ],
  [
    'half an e-mail address',
    { site: { email: 'hello@' } },
    'src/content/site.ts: email is "hello@"; expected an e-mail address, for example hello@example.com',
  ],
  [
    'a local number',
    { phone: { dial: '5035550142' } },
    'src/content/site.ts: phone.dial is "5035550142"; expected +, country code and digits, for example +441134960142 for 0113 496 0142 in Britain; did you mean "+15035550142"?',
  ],
  [
    'a local number with signs',
    { phone: { dial: '(503) 555-0142' } },
    'src/content/site.ts: phone.dial is "(503) 555-0142"; expected +, country code and digits, for example +441134960142 for 0113 496 0142 in Britain; did you mean "+15035550142"?',
  ],
  [
    'a local number of another country',
    { phone: { dial: '01134960142' } },
    'src/content/site.ts: phone.dial is "01134960142"; expected +, country code and digits, for example +441134960142 for 0113 496 0142 in Britain',
  ],
  [
    'a number of another country with signs',
    { phone: { dial: '+44 113 496 0142' } },
    'src/content/site.ts: phone.dial is "+44 113 496 0142"; expected +, country code and digits, for example +441134960142 for 0113 496 0142 in Britain; did you mean "+441134960142"?',
  ],
  [
    'two numbers',
    { phone: { text: '(503) 555-0100' } },
    'src/content/site.ts: phone is {"dial":"+15035550142","text":"(503) 555-0100"}; expected dial and text to be the same number',
  ],
  [
    'the name of a country',
    { place: { country: 'Germany' } },
    'src/content/site.ts: place.country is "Germany"; expected a country code of two letters (ISO 3166-1), for example US; did you mean "DE"?',
  ],
  [
    'a short name of a country',
    { place: { country: 'USA' } },
    'src/content/site.ts: place.country is "USA"; expected a country code of two letters (ISO 3166-1), for example US; did you mean "US"?',
  ],
  [
    'an invalid country code',
    { place: { country: 'UK' } },
    'src/content/site.ts: place.country is "UK"; expected a country code of two letters (ISO 3166-1), for example US; did you mean "GB"?',
  ],
  [
    'a misspelled field',
    { services: [{ symbol: 'rope', title: 'Ropes', desciption: 'We hold them.' }] },
    'src/content/services.ts: #1 (Ropes).desciption is not a known field; expected the fields symbol, title, description; did you mean "description"?',
  ],
  [
    'a missing field',
    { services: [{ symbol: 'rope', description: 'We hold them.' }] },
    'src/content/services.ts: #1.title is missing; expected the fields symbol, title, description',
  ],
  [
    'placeholder text',
    { service: { description: 'Lorem ipsum dolor sit amet' } },
    'src/content/services.ts: #1 (Ropes).description is "Lorem ipsum dolor sit amet"; expected the real words in place of a placeholder',
  ],
  [
    'a long text',
    { client: { category: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' } },
    'src/content/portfolio.ts: clients #1 (Ferry & Main Moving).category is "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"; expected at most 40 characters; it has 41',
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
    'a misspelled symbol',
    { service: { symbol: 'sumit' } },
    'src/content/services.ts: #1 (Ropes).symbol is "sumit"; expected one of summit, rope; did you mean "summit"?',
  ],
  [
    'an address without https',
    { client: { url: 'larch.example' } },
    'src/content/portfolio.ts: clients #1 (Ferry & Main Moving).url is "larch.example"; expected an https address without spaces, for example https://example.com; did you mean "https://larch.example"?',
  ],
  [
    'a slug in capitals and with spaces',
    { demo: { slug: 'Dächer & Söhne' } },
    `src/content/portfolio.ts: demos #1 (${demo.name}).slug is "Dächer & Söhne"; expected small letters, digits and hyphens, for example tree-services; did you mean "daecher-and-soehne"?`,
  ],
  [
    'a slug twice',
    { client: { slug: demo.slug } },
    `src/content/portfolio.ts: demos #1 (${demo.name}).slug is "${demo.slug}"; expected another slug than that of clients #1`,
  ],
  [
    'a name twice',
    { client: { name: demo.name } },
    `src/content/portfolio.ts: demos #1.name is "${demo.name}"; expected another name than that of clients #1`,
  ],
  [
    'a title twice',
    { service: { title: 'Summits' } },
    'src/content/services.ts: #2.title is "Summits"; expected another title than that of #1',
  ],
  [
    'a sample with a real address',
    { client: { url: 'https://ferry.com' } },
    'src/content/portfolio.ts: clients #1 (Ferry & Main Moving).url is "https://ferry.com"; expected an address in .example, or sample: false',
  ],
  [
    'a client with a sample address',
    { client: { sample: false } },
    'src/content/portfolio.ts: clients #1 (Ferry & Main Moving).url is "https://ferryandmain.example"; expected a real address, or sample: true',
  ],
  [
    'a space after a long text',
    { service: { description: `${'We hold them. '.repeat(9)} ` } },
    'src/content/services.ts: #1 (Ropes).description is "…ld them. We hold them.  "; expected no space before or after it',
  ],
  [
    'a page at an address that is taken',
    { pages: [{ ...page, slug: 'portfolio' }] },
    `src/content/pages.ts: #1 (Privacy).slug is "portfolio"; expected an address that is free; taken are ${taken.join(', ')}`,
  ],
  [
    'a page at the address of another one',
    { pages: [page, { ...page, title: 'Imprint', description: 'Who answers for this site.' }] },
    'src/content/pages.ts: #2 (Imprint).slug is "privacy"; expected another slug than that of #1',
  ],
  [
    'a page with the title of the portfolio',
    { pages: [{ ...page, title: ownContent.portfolio.title }] },
    `src/content/pages.ts: #1 (Privacy).title is "${ownContent.portfolio.title}"; expected another title than that of the portfolio`,
  ],
  [
    'a page without a section',
    { pages: [{ ...page, sections: [] }] },
    'src/content/pages.ts: #1 (Privacy).sections is []; expected at least one entry',
  ],
  [
    'a section with only a heading',
    { pages: [{ ...page, sections: [{ heading: 'Data' }] }] },
    'src/content/pages.ts: #1 (Privacy).sections #1 (Data) is {"heading":"Data"}; expected paragraphs, points or links under its heading',
  ],
  [
    'a paragraph as long as a page',
    { pages: [{ ...page, sections: [{ heading: 'Data', paragraphs: ['a'.repeat(1001)] }] }] },
    `src/content/pages.ts: #1 (Privacy).sections #1 (Data).paragraphs #1 is "${'a'.repeat(80)}…"; expected at most 1000 characters; it has 1001`,
  ],
  [
    'a page description of ten characters',
    { pages: [{ ...page, description: 'Your data.' }] },
    'src/content/pages.ts: #1 (Privacy).description is "Your data."; expected at least 20 characters; it has 10',
  ],
  [
    'neither true nor false',
    { client: { sample: 'no' } },
    'src/content/portfolio.ts: clients #1 (Ferry & Main Moving).sample is "no"; expected true or false',
  ],
  [
    'a misspelled picture',
    { client: { picture: { name: `${demo.picture.name}x`, alt: 'A roof' } } },
    `src/content/portfolio.ts: clients #1 (Ferry & Main Moving).picture.name is "${demo.picture.name}x", but src/content/images/${demo.picture.name}x.png is missing; expected a PNG of 1200 x 750 pixels; did you mean "${demo.picture.name}"?`,
  ],
  [
    'a picture name with an extension',
    { client: { picture: { name: 'Roofing.png', alt: 'A roof' } } },
    'src/content/portfolio.ts: clients #1 (Ferry & Main Moving).picture.name is "Roofing.png"; expected small letters, digits and hyphens, for example tree-services; did you mean "roofing"?',
  ],
  [
    'a picture with an empty alt text',
    { client: { picture: { name: 'roofing', alt: '' } } },
    'src/content/portfolio.ts: clients #1 (Ferry & Main Moving).picture.alt is ""; expected a text that is not empty',
  ],
  [
    'an alt text with "image of"',
    { client: { picture: { name: 'roofing', alt: 'Image of a roof' } } },
    'src/content/portfolio.ts: clients #1 (Ferry & Main Moving).picture.alt is "Image of a roof"; expected what is to be seen, without "image of"',
  ],
  [
    'an alt text that is the file name',
    { client: { picture: { name: 'roofing', alt: 'roofing.png' } } },
    'src/content/portfolio.ts: clients #1 (Ferry & Main Moving).picture is {"name":"roofing","alt":"roofing.png"}; expected alt to say what is to be seen, not the name of the file',
  ],
  [
    'a demo without a folder',
    { demo: { slug: `${demo.slug}x` } },
    `demos/${demo.slug}x/ is missing; expected a folder like that of the other demos; did you mean "${demo.slug}"?`,
  ],
  [
    'a link to nowhere',
    { home: { nav: [{ text: 'Services', href: '' }] } },
    'src/content/home.ts: nav #1 (Services).href is ""; expected a text that is not empty',
  ],
  [
    'a link to a script',
    { home: { nav: [{ text: 'Services', href: 'javascript:alert(1)' }] } },
    'src/content/home.ts: nav #1 (Services).href is "javascript:alert(1)"; expected an https address, a page such as /portfolio or a part such as #contact',
  ],
  [
    'a link over http',
    { home: { nav: [{ text: 'Services', href: 'http://summit.example/blog' }] } },
    'src/content/home.ts: nav #1 (Services).href is "http://summit.example/blog"; expected an https address, a page such as /portfolio or a part such as #contact; did you mean "https://summit.example/blog"?',
  ],
  [
    'a footer link to nowhere',
    { footer: { columns: [{ heading: 'Company', links: [{ text: 'Team', href: '' }] }] } },
    'src/content/footer.ts: columns #1 (Company).links #1 (Team).href is ""; expected a text that is not empty',
  ],
  [
    'three words instead of four',
    { home: { services: { heading: 'Services', note: 'Six', scale: ['0', 'a', 'b'] } } },
    'src/content/home.ts: services.scale is ["0","a","b"]; expected four entries',
  ],
  [
    'a demo with a color name',
    { facts: { themeColor: 'teal' } },
    'demos/roofing/facts.ts: themeColor is "teal"; expected a color such as #0c2233',
  ],
  [
    'a demo with a misspelled field',
    { facts: { faces: undefined, face: [] } },
    'demos/roofing/facts.ts: face is not a known field; expected the fields title, description, themeColor, business, faces; did you mean "faces"?',
  ],
  [
    'a color that lacks a digit',
    { colors: { route: '#c5332' } },
    'src/theme/tokens.ts: themes.light.colors.route is "#c5332"; expected a color such as #c53320',
  ],
  [
    'a color with an invalid digit',
    { colors: { route: '#c5332g' } },
    'src/theme/tokens.ts: themes.light.colors.route is "#c5332g"; expected a color such as #c53320',
  ],
  [
    'a color of three digits',
    { colors: { line: '#bcd' } },
    'src/theme/tokens.ts: themes.light.colors.line is "#bcd"; expected a color such as #c53320; did you mean "#bbccdd"?',
  ],
  [
    'a misspelled color word',
    { colors: { dawn: 'blu' } },
    'src/theme/tokens.ts: themes.light.colors.dawn is "blu"; expected a color such as #c53320, rgb(42 23 48 / 0.62), transparent',
  ],
  [
    'a misspelled color role',
    { colors: { dawn: undefined, dwan: '#fae4c7' } },
    `src/theme/tokens.ts: themes.light.colors.dwan is not a known field; expected the fields ${Object.keys(ownContent.themes.light.colors).join(', ')}; did you mean "dawn"?`,
  ],
  [
    'a light theme that is dark',
    { themes: { light: { ...ownContent.themes.light, scheme: 'dark' } } },
    'src/theme/tokens.ts: themes.light.scheme is "dark"; expected light',
  ],
  [
    'a color equal to its background',
    { colors: { ink2: paper } },
    `src/theme/tokens.ts: themes.light.colors.ink2 is "${paper}", with a contrast of 1 on paper (${paper}); expected at least 4.5 (WCAG 1.4.3)`,
  ],
  [
    'a dark theme by another name',
    { themes: { dark: undefined, drak: ownContent.themes.dark } },
    'src/theme/tokens.ts: themes.dark is missing; expected the fields scheme, colors',
  ],
  [
    'a theme without a label',
    { themes: { dusk: ownContent.themes.dark } },
    'src/content/messages.ts: theme.dusk is missing; expected the fields label, system, light, dark, dusk',
  ],
  [
    'a label without a theme',
    { labels: { dusk: 'Dusk' } },
    'src/content/messages.ts: theme.dusk is not a known field; expected the fields label, system, light, dark',
  ],
  [
    'an empty theme label',
    { labels: { dark: '' } },
    'src/content/messages.ts: theme.dark is ""; expected a text that is not empty',
  ],
  [
    'a theme name of two words',
    { themes: { 'late dusk': ownContent.themes.dark }, labels: { 'late dusk': 'Late dusk' } },
    'src/theme/tokens.ts: themes.late dusk is not a valid theme name; expected only small letters, and neither label nor system',
  ],
  [
    'a length without a unit',
    { sizes: { bar: '64' } },
    'src/theme/tokens.ts: sizes.bar is "64"; expected a length such as 1.5rem',
  ],
  [
    'a duration without a unit',
    { motions: { spin: '8' } },
    'src/theme/tokens.ts: motions.spin is "8"; expected a duration such as 160ms, or one and a curve',
  ],
  [
    'an invalid fallback style of a font',
    { face: { standIn: 'Arial' } },
    'src/theme/faces.ts: text.standIn is "Arial"; expected sans or serif',
  ],
  [
    'a font that is not installed',
    { face: { file: '@fontsource/no-such-font/files/no-such-font-latin-400-normal.woff2' } },
    'src/theme/faces.ts: text.file is "@fontsource/no-such-font/files/no-such-font-latin-400-normal.woff2", whose package is not installed; expected one that is: npm install --save-dev @fontsource/no-such-font',
  ],
  [
    "a misspelled file of a font's package",
    { face: { file: `${font.slice(0, -'.woff2'.length)}x.woff2` } },
    `src/theme/faces.ts: text.file is "${font.slice(0, -'.woff2'.length)}x.woff2", which is not in its package; expected a font file (.woff2) of ${packageOf(font)}; did you mean "${font}"?`,
  ],
  [
    'a misspelled color function',
    { colors: { dawn: 'okclh(0.17 0.026 218)' } },
    'src/theme/tokens.ts: themes.light.colors.dawn is "okclh(0.17 0.026 218)"; expected a color such as #c53320, rgb(42 23 48 / 0.62), transparent',
  ],
  [
    'a font of a demo that is not installed',
    {
      facts: { faces: [{ family: 'None', file: 'no-such-font/none.woff2', weight: '400' }] },
    },
    'demos/roofing/facts.ts: faces #1.file is "no-such-font/none.woff2", whose package is not installed; expected one that is: npm install --save-dev --workspace demos no-such-font',
  ],
])('%s is reported in one line', async (_, change, line) => {
  expect(await mistakes(changed(change))).toEqual([line])
})

const service = 'services.ts: #1 (Ropes)'
const client = 'portfolio.ts: clients #1 (Ferry & Main Moving)'

test.each<[string, Change, string]>([
  ['a missing brand', { site: { brand: undefined } }, 'site.ts: brand is missing; expected'],
  [
    'a broken address',
    { site: { bookingUrl: 'https://' } },
    'site.ts: bookingUrl is "https://"; expected',
  ],
  [
    'a language without a country',
    { site: { language: 'en' } },
    'site.ts: language is "en"; expected a language and',
  ],
  ['no phone', { site: { phone: undefined } }, 'site.ts: phone is missing; expected'],
  [
    'half a phone',
    { phone: { dial: '503-555' } },
    'site.ts: phone.dial is "503-555"; expected +, country',
  ],
  [
    'a phone without digits',
    { phone: { text: '' } },
    'site.ts: phone.text is ""; expected a text that is',
  ],
  ['a long text', { service: { description: 'a'.repeat(201) } }, 'expected at most 200 characters'],
  [
    'an unknown symbol',
    { service: { symbol: 'star' } },
    `${service}.symbol is "star"; expected one of summit, rope`,
  ],
  ['no tags', { client: { tags: [] } }, `${client}.tags is []; expected at least one entry`],
  ['an empty tag', { client: { tags: ['Brand', ''] } }, `${client}.tags #2 is ""; expected a text`],
  ['a missing category', { client: { category: undefined } }, `${client}.category is missing`],
  ['no alt text', { client: { picture: { name: 'x' } } }, `${client}.picture.alt is missing`],
  [
    'a picture elsewhere',
    { demo: { picture: { name: '../x', alt: 'A picture' } } },
    `portfolio.ts: demos #1 (${demo.name}).picture.name is "../x"; expected small`,
  ],
])('%s stops the build with one line that names the field', async (_, change, line) => {
  const lines = await mistakes(changed(change))
  expect(lines).toEqual([expect.stringContaining(line)])
  expect(lines[0]).toMatch(/^src\/content\/\w+\.ts: [^"]+ is .+; expected \S+/)
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
    expect(await mistakes(changed({ place: { country } }))).toEqual([
      `src/content/site.ts: place.country is "${country}"; expected a country code of two letters (ISO 3166-1), for example US`,
    ])
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
    'site.ts: email is',
    'site.ts: origin is',
    'site.ts: brnd is not a known field',
    'site.ts: place.country is',
    'site.ts: phone.dial is',
    'services.ts: #1.symbol is',
    'services.ts: #1.title is',
    'home.ts: getStarted is 7',
    'home.ts: nav #1 (About).href is "abot"',
    'facts.ts: title is ""',
    `portfolio.ts: demos #1.name is "${demo.name}"`,
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

test("this project's content has no mistakes", async () => {
  expect(await contentLines()).toEqual([])
})
