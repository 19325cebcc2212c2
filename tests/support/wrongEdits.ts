import { demos, faces, home as homeWords, services, literally } from './content.ts'

const site = 'src/content/site.yaml'
const list = 'src/content/services.yaml'
const home = 'src/content/home.yaml'
const messages = 'src/content/messages.yaml'
const tokens = 'src/theme/tokens.yaml'
const demo = `demos/${demos[0]?.slug}/facts.yaml`

const [first, second] = services
const symbolLine = `symbol: ${second?.symbol ?? first?.symbol}`
const [link] = homeWords.nav

/** Files of a fixed agency, so that the table does not depend on this project's. */
export const fixedFiles: Readonly<Record<string, string>> = {
  [site]: `language: en-US
brand: Prominence
descriptor: Growth and Web Design
description: We help local businesses.
origin: https://prominence.example
phone: { dial: '+15035550142', text: (503) 555-0142 }
email: hello@prominence.example
place: { text: 'Portland, Oregon, USA', city: Portland, region: OR, country: US }
bookingUrl: https://book.prominence.example/call
mapsUrl: https://maps.example/?q=Portland
demoHost: prominence.example
`,
  [list]: `- symbol: ${first?.symbol}
  title: Ropes
  description: We hold them.
- ${symbolLine}
  title: Summits
  description: We reach them.
`,
}

/** An edit that an owner may make: what is replaced in a file, and by what. The file is removed without a text to replace. */
export interface Edit {
  file: string
  from?: string | RegExp
  to: string
}

const edit = (file: string, from: string | RegExp, to: string): Edit => ({ file, from, to })

/** A descriptor in place of the agency's. */
const descriptor = (text: string) => edit(site, 'Growth and Web Design', text)

/** Wrong edits of owners, each with the line that says so. In a file that is not fixed, a line fits at any place. */
export const wrongEdits: readonly (readonly [string, Edit, string | RegExp])[] = [
  [
    'an apostrophe in single quotation marks',
    descriptor("'We don't'"),
    `src/content/site.yaml:3:21 cannot be read: descriptor: 'We don't'; expected quotation marks around the whole text, "double" ones if it has an apostrophe`,
  ],
  [
    'words after a quotation mark',
    descriptor('"We" do'),
    'src/content/site.yaml:3:18 cannot be read: descriptor: "We" do; expected quotation marks around the whole text, "double" ones if it has an apostrophe',
  ],
  [
    'a colon',
    descriptor('We: you'),
    'src/content/site.yaml:3:13 cannot be read: descriptor: We: you; expected the text in quotation marks, because ": " begins a field',
  ],
  [
    'a number sign',
    descriptor('We # you'),
    'src/content/site.yaml:3:13 ends where " #" begins a comment; expected the text in quotation marks, or the comment in a line of its own',
  ],
  [
    'braces at the beginning',
    descriptor('{brand} is'),
    'src/content/site.yaml:3:21 cannot be read: descriptor: {brand} is; expected quotation marks around the whole text, "double" ones if it has an apostrophe',
  ],
  [
    'an at sign',
    descriptor('@peak'),
    'src/content/site.yaml:3:13 cannot be read: descriptor: @peak; expected the text in quotation marks, because of its first character',
  ],
  [
    'a percent sign',
    descriptor('%peak'),
    'src/content/site.yaml:3:13 cannot be read: descriptor: %peak; expected the text in quotation marks, because of its first character',
  ],
  [
    'an asterisk',
    descriptor('*peak'),
    'src/content/site.yaml:3:13 begins with & or *; expected the text in quotation marks',
  ],
  [
    'an ampersand',
    descriptor('&peak summit'),
    'src/content/site.yaml:3:19 begins with & or *; expected the text in quotation marks',
  ],
  [
    'an exclamation mark',
    descriptor('!peak summit'),
    'src/content/site.yaml:3:19 begins with !; expected the text in quotation marks',
  ],
  [
    'a hyphen',
    descriptor('- peak'),
    'src/content/site.yaml:3:13 cannot be read: descriptor: - peak; expected quotation marks around the whole text, "double" ones if it has an apostrophe',
  ],
  [
    'a tab',
    descriptor('\n\tPeak'),
    'src/content/site.yaml:4:1 cannot be read: Peak; expected spaces, not a tab, at the beginning of a line',
  ],
  [
    'a tab in a list',
    edit(list, '  title: Summits', '\ttitle: Summits'),
    'src/content/services.yaml:5:1 cannot be read: title: Summits; expected spaces, not a tab, at the beginning of a line',
  ],
  [
    'spaces of a web page before a field',
    edit(list, '  title: Summits', '\u00A0\u00A0title: Summits'),
    'src/content/services.yaml:5:1 cannot be read: title: Summits; expected ordinary spaces at the beginning of a line',
  ],
  [
    'an entry without its hyphen',
    edit(list, /- (symbol.*\n  title: Summits)/, '$1'),
    `src/content/services.yaml:4:1 cannot be read: ${symbolLine}; expected "- " before the first field of each entry`,
  ],
  [
    'an entry with another bullet',
    edit(list, /- (symbol.*\n  title: Summits)/, '• $1'),
    `src/content/services.yaml:4:1 cannot be read: • ${symbolLine}; expected "- " before the first field of each entry`,
  ],
  [
    'the first entry without its hyphen',
    edit(list, /[^]*/, 'title: Ropes\n- title: Summits\n'),
    'src/content/services.yaml:1:1 cannot be read: title: Ropes; expected "- " before the first field of each entry',
  ],
  [
    'an apostrophe in the first entry, below a comment',
    edit(list, /[^]*/, "# Words.\n- title: 'We don't'\n"),
    `src/content/services.yaml:2:18 cannot be read: - title: 'We don't'; expected quotation marks around the whole text, "double" ones if it has an apostrophe`,
  ],
  [
    'a colon below a list',
    edit(list, /[^]*/, 'links:\n- text: Ropes\nheading: We: you\n'),
    'src/content/services.yaml:3:10 cannot be read: heading: We: you; expected the text in quotation marks, because ": " begins a field',
  ],
  [
    'a space too many above a list',
    edit(list, /[^]*/, 'page:\n  heading: Ropes\n   lead: Summits\nlinks:\n  - text: Ropes\n'),
    'src/content/services.yaml:3:1 cannot be read: lead: Summits; expected it to begin as far left as the line above',
  ],
  [
    'a backslash in double quotation marks',
    descriptor('"C:\\Summit"'),
    'src/content/site.yaml:3:16 cannot be read: descriptor: "C:\\Summit"; expected single quotation marks, \', around a text with a backslash',
  ],
  [
    'a space too many',
    edit(list, '  description: We reach', '   description: We reach'),
    'src/content/services.yaml:6:1 cannot be read: description: We reach them.; expected it to begin as far left as the line above',
  ],
  [
    'the brackets of an empty list above an entry',
    edit(list, /^/, '[]\n'),
    'src/content/services.yaml:1:1 cannot be read: []; expected no [] beside entries',
  ],
  [
    'curly quotation marks',
    descriptor('“We: you”'),
    `src/content/site.yaml:3:1 cannot be read: descriptor: “We: you”; expected straight quotation marks, ' or "`,
  ],
  [
    'an open quotation mark',
    descriptor('"Peak'),
    'src/content/site.yaml:12:1 cannot be read: its end; expected a colon and a space after each field, and each quotation mark or bracket closed',
  ],
  [
    'an open bracket',
    descriptor('[Peak'),
    'src/content/site.yaml:4:1 cannot be read: description: We help local businesses.; expected the same number of spaces before all fields of a group',
  ],
  [
    'no words',
    descriptor(''),
    'src/content/site.yaml:3:13: descriptor is empty; expected a text in quotation marks',
  ],
  [
    'a number',
    descriptor('1984'),
    'src/content/site.yaml:3:13: descriptor is 1984; expected a text in quotation marks',
  ],
  [
    'a truth',
    descriptor('true'),
    'src/content/site.yaml:3:13: descriptor is true; expected a text in quotation marks',
  ],
  [
    'a list',
    descriptor('[Peak]'),
    'src/content/site.yaml:3:13: descriptor is ["Peak"]; expected a text in quotation marks',
  ],
  [
    'an unknown name',
    edit(site, 'local', '{brnd}'),
    'src/content/site.yaml:4:14: description is "We help {brnd} businesses."; expected one of {brand}, {descriptor}, {email}, {phone}, {place}, {city}, or no braces',
  ],
  [
    'a name with spaces in its braces',
    edit(site, 'local', '{ brand }'),
    'src/content/site.yaml:4:14: description is "We help { brand } businesses."; expected one of {brand}, {descriptor}, {email}, {phone}, {place}, {city}, or no braces',
  ],
  [
    'a name in two pairs of braces',
    edit(site, 'local', '{{brand}}'),
    'src/content/site.yaml:4:14: description is "We help {{brand}} businesses."; expected one of {brand}, {descriptor}, {email}, {phone}, {place}, {city}, or no braces',
  ],
  [
    'an open brace',
    edit(site, 'local', '{brand'),
    'src/content/site.yaml:4:14: description is "We help {brand businesses."; expected one of {brand}, {descriptor}, {email}, {phone}, {place}, {city}, or no braces',
  ],
  [
    'a fact in itself',
    descriptor("'{descriptor} more'"),
    'src/content/site.yaml:3:13: descriptor is "{descriptor} more"; expected no braces, because other texts name this one',
  ],
  [
    'the same field twice',
    descriptor('Peak\ndescriptor: Summit'),
    'src/content/site.yaml:4:1 cannot be read: descriptor: Summit; expected each field once, and "- " before the first field of each entry',
  ],
  [
    'a field under a text',
    descriptor('Peak\n  more: Summit'),
    'src/content/site.yaml:4:1 cannot be read: more: Summit; expected it to begin as far left as the line above',
  ],
  [
    'another document',
    descriptor('Peak\n---'),
    'src/content/site.yaml:4:1 cannot be read: ---; expected no line of three hyphens',
  ],
  [
    'a placeholder',
    descriptor('TODO'),
    'src/content/site.yaml:3:13: descriptor is "TODO"; expected the real words in place of a placeholder',
  ],
  [
    'markup',
    descriptor('<b>Growth</b>'),
    'src/content/site.yaml:3:13: descriptor is "<b>Growth</b>"; expected words without markup such as <b>',
  ],
  [
    'a character by its name in HTML',
    descriptor('Growth &amp; Web Design'),
    'src/content/site.yaml:3:13: descriptor is "Growth &amp; Web Design"; expected words without markup such as &amp;',
  ],
  [
    'asterisks around a word',
    descriptor('"**Growth** and Web Design"'),
    'src/content/site.yaml:3:13: descriptor is "**Growth** and Web Design"; expected words without markup such as **Growth**',
  ],
  [
    'an invisible character',
    descriptor('Growth\u200B and Web Design'),
    'src/content/site.yaml:3:13: descriptor is "Growth\u200B and Web Design"; expected words without the invisible character U+200B',
  ],
  [
    'a soft hyphen',
    descriptor('Web\u00ADdesign'),
    'src/content/site.yaml:3:13: descriptor is "Web\u00ADdesign"; expected words without the invisible character U+00AD',
  ],
  [
    'letters of two alphabets',
    descriptor('Grоwth and Web Design'),
    'src/content/site.yaml:3:13: descriptor is "Grоwth and Web Design"; expected words whose letters are of one alphabet; two are in rо',
  ],
  [
    'a space at the end',
    descriptor("'Growth '"),
    'src/content/site.yaml:3:13: descriptor is "Growth "; expected no space before or after it',
  ],
  [
    'a misspelt field',
    edit(site, 'descriptor:', 'descripter:'),
    'src/content/site.yaml:3:13: descripter is not a known field; expected the fields brand, language, descriptor, description, origin, phone, email, place, bookingUrl, mapsUrl, demoHost; did you mean "descriptor"?',
  ],
  [
    'a missing field',
    edit(site, /^email: .*\n/m, ''),
    'src/content/site.yaml:1:1: email is missing; expected the fields brand, language, descriptor, description, origin, phone, email, place, bookingUrl, mapsUrl, demoHost',
  ],
  [
    'a field that is not known',
    edit(site, /$/, 'fax: none\n'),
    'src/content/site.yaml:12:6: fax is not a known field; expected the fields brand, language, descriptor, description, origin, phone, email, place, bookingUrl, mapsUrl, demoHost',
  ],
  [
    'an address without https',
    edit(site, 'https://book', 'http://book'),
    'src/content/site.yaml:9:13: bookingUrl is "http://book.prominence.example/call"; expected an https address without spaces, for example https://example.com; did you mean "https://book.prominence.example/call"?',
  ],
  [
    'an origin with a path',
    edit(site, 'prominence.example\nphone', 'prominence.example/agency\nphone'),
    'src/content/site.yaml:5:9: origin is "https://prominence.example/agency"; expected https and a host without a path, for example https://example.com; did you mean "https://prominence.example"?',
  ],
  [
    'a phone number without its country code',
    edit(site, '+1503', '503'),
    'src/content/site.yaml:6:16: phone.dial is "5035550142"; expected +, country code and digits, for example +441134960142 for 0113 496 0142 in Britain; did you mean "+15035550142"?',
  ],
  [
    'a text of another phone number',
    edit(site, '555-0142 }', '555-0100 }'),
    'src/content/site.yaml:6:8: phone is {"dial":"+15035550142","text":"(503) 555-0100"}; expected dial and text to be the same number; did you mean "+15035550100"?',
  ],
  [
    "a country's name",
    edit(site, 'country: US', 'country: Germany'),
    'src/content/site.yaml:8:78: place.country is "Germany"; expected a country code of two letters (ISO 3166-1), for example US; did you mean "DE"?',
  ],
  [
    'a language with an underscore',
    edit(site, 'en-US', 'en_US'),
    'src/content/site.yaml:1:11: language is "en_US"; expected a language tag (BCP 47), for example en-US, de or zh-Hant-TW; did you mean "en-US"?',
  ],
  [
    'an address in place of e-mail',
    edit(site, 'hello@', 'mailto:hello@'),
    'src/content/site.yaml:7:8: email is "mailto:hello@prominence.example"; expected an e-mail address, for example hello@example.com',
  ],
  [
    'the name of a service twice',
    edit(list, 'title: Summits', 'title: Ropes'),
    'src/content/services.yaml:5:10: #2.title is "Ropes"; expected another title than that of #1',
  ],
  [
    'a drawing that does not exist',
    edit(list, /symbol: .*/, 'symbol: no-such-drawing'),
    /^src\/content\/services\.yaml:1:11: #1 \(Ropes\)\.symbol is "no-such-drawing"; expected one of [\w, -]+$/,
  ],
  [
    'a service without a name',
    edit(list, '  title: Ropes\n', ''),
    'src/content/services.yaml:1:3: #1.title is missing; expected the fields symbol, title, description',
  ],
  [
    'a text that is too long',
    edit(list, 'We hold them.', 'a'.repeat(201)),
    'src/content/services.yaml:3:16: #1 (Ropes).description is "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…"; expected at most 200 characters; it has 201',
  ],
  [
    'no services',
    edit(list, /[^]*/, '[]\n'),
    'src/content/services.yaml:1:1 is []; expected at least one entry',
  ],
  [
    'a script in place of an address',
    edit(home, /href: (['"])#/, 'href: $1javascript:#'),
    `src/content/home.yaml: nav #1 (${link?.text}).href is "javascript:${link?.href}"; expected an https address, a page such as /portfolio or a part such as #contact`,
  ],
  [
    'a missing label',
    edit(messages, /^home: .*\n/m, ''),
    'src/content/messages.yaml: home is missing; expected the fields skip, home, newTab, comingSoon, menu, theme, motion, offline, needsConnection, install, share, update, reset, notFound',
  ],
  [
    "a color's name",
    edit(tokens, /ink2: .*/, 'ink2: teal'),
    'src/theme/tokens.yaml: themes.light.colors.ink2 is "teal"; expected a color such as #c53320',
  ],
  [
    'a color of three digits',
    edit(tokens, /line: .*/, "line: '#bcd'"),
    'src/theme/tokens.yaml: themes.light.colors.line is "#bcd"; expected a color such as #c53320; did you mean "#bbccdd"?',
  ],
  [
    'text that is hard to read',
    edit(tokens, /(paper: (.*)[^]*?ink2: ).*/, '$1$2'),
    /^src\/theme\/tokens\.yaml:\d+:\d+: themes\.light\.colors\.ink2 is "#\w{6}", with a contrast of [\d.]+ on \w+ \(#\w{6}\); expected at least 4\.5 \(WCAG 1\.4\.3\); did you mean "#\w{6}"\?$/,
  ],
  [
    'a weight without quotation marks',
    edit('src/theme/faces.yaml', /weight: .*/, 'weight: 400'),
    "src/theme/faces.yaml: text.weight is 400; expected a number in quotation marks, '400', or the two ends of a range, 400 800",
  ],
  [
    'a range whose ends are exchanged',
    edit('src/theme/faces.yaml', /weight: .*/, 'weight: 800 400'),
    'src/theme/faces.yaml: text.weight is "800 400"; expected the lower end of the range first',
  ],
  [
    'a length without a unit',
    edit(tokens, /bar: .*/, "bar: '64'"),
    'src/theme/tokens.yaml: sizes.bar is "64"; expected a length such as 1.5rem',
  ],
  [
    'a letter that the font lacks',
    descriptor('Growth and Web Designꝏ'),
    `src/content/site.yaml:3:13: descriptor is "Growth and Web Designꝏ"; expected no "ꝏ", which the font ${faces.text.family} lacks: another letter, or another font in src/theme/faces.yaml`,
  ],
  [
    "a demo's color without its sign",
    edit(demo, /themeColor: .*/, 'themeColor: e4e9ec'),
    `${demo}: themeColor is "e4e9ec"; expected a color such as #0c2233; did you mean "#e4e9ec"?`,
  ],
  [
    "a demo's font that is not installed",
    edit(demo, /family: .*/, 'family: No Such Font'),
    `${demo}: faces #1.family is "No Such Font", which is not installed; expected a font of fontsource.org: npm install --save-dev --workspace demos @fontsource-variable/no-such-font (or @fontsource/no-such-font, if it is not variable)`,
  ],
  [
    'a font that is not installed',
    edit('src/theme/faces.yaml', /family: .*/, 'family: No Such Font'),
    'src/theme/faces.yaml: text.family is "No Such Font", which is not installed; expected a font of fontsource.org: npm install --save-dev @fontsource-variable/no-such-font (or @fontsource/no-such-font, if it is not variable)',
  ],
  [
    'a file that is not there',
    { file: messages, to: '' },
    'src/content/messages.yaml is missing; expected it back: git restore src/content/messages.yaml',
  ],
  [
    'a link to no part of the page',
    edit(home, /href: ['"]?#[\w-]+['"]?/, "href: '#no-such-part'"),
    /^src\/content\/home\.yaml:\d+:\d+: nav #1 \(.+\)\.href is "#no-such-part"; expected a part of \/: #.+$/,
  ],
  [
    'a link to no page',
    edit(home, /href: ['"]?#[\w-]+['"]?/, 'href: /no-such-page'),
    /^src\/content\/home\.yaml:\d+:\d+: nav #1 \(.+\)\.href is "\/no-such-page"; expected a page \(\/, .+$/,
  ],
]

/** An expected line; its place is any if it names none. */
export const lineLike = (expected: string | RegExp) =>
  typeof expected === 'string'
    ? new RegExp(`^${literally(expected).replace('.yaml: ', '.yaml:\\d+:\\d+: ')}$`)
    : expected

/** The text of a file with a wrong edit. Throws if it has nothing to replace. */
export function edited(text: string, { file, from = '', to }: Edit): string {
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no ${from}`)
  return changed
}
