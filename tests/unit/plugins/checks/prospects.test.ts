import { expect, test } from 'vitest'
import { demos } from '../../../support/content.ts'
import { contentFiles } from '../../../support/unit/contentFiles.ts'
import { lineLike } from '../../../support/wrongEdits.ts'

const entry = `- slug: miller-roofing
  demo: ${demos[0]?.slug}
  name: Miller & Sons Roofing
  phone: { dial: '+15035550177', text: (503) 555-0177 }
  areaServed: [Gresham, Troutdale]
  until: 2027-01-31
`
const letters46 = 'Miller & Sons & Daughters & Nephews, Roofers a'

/** Wrong edits of `entry`, a prospect (a possible client) in YAML. Each row: a text in `entry`, its replacement, and the expected error line without file, row and column. */
const wrongProspects: [RegExp | string, string, string][] = [
  [/demo: .*/, 'demo: thatching', '#N.demo is "thatching"; expected a demo: …'],
  [/slug: .*/, `slug: ${demos[0]?.slug}`, '#N.slug is …; expected a free slug; …'],
  [/slug: .*/, 'slug: portfolio', '#N.slug is "portfolio"; expected a free slug; …'],
  [/slug: .*/, 'slug: www', '#N.slug is "www"; expected a free slug; …'],
  [
    /slug: .*/,
    'slug: Miller Roofing',
    '#N.slug is "Miller Roofing"; expected lowercase letters, …',
  ],
  ['+15035550177', '5035550177', '#N.phone.dial is "5035550177"; expected +, country code …'],
  ['555-0177 }', '555-0178 }', '#N.phone is …; expected dial and text to be the same number, …'],
  [/name: .*/, `name: ${letters46}`, '#N.name has 46 characters; expected at most 45 characters'],
  [/name: .*/, "name: '   '", '#N.name is ""; expected a text that is not empty'],
  [/ {2}name: .*\n/, '', '#N.name is missing; expected the fields slug, …'],
  ['[Gresham, Troutdale]', '[]', '#N.areaServed is []; expected at least one entry'],
  ['2027-01-31', 'soon', '#N.until is "soon"; expected a day such as 2027-01-31'],
  ['2027-01-31', '2027-02-30', '#N.until is "2027-02-30"; expected a day that exists'],
  [/$/, '  logo: miller.svg\n', '#N.logo is not a known field; expected the fields slug, …'],
  [/$/, '  services: [{ id: thatch }]\n', '#N.services #1.id is "thatch"; expected a service …'],
  [/$/, '  short: Sons\n', '#N.short is "Sons"; expected the beginning of the name …'],
  [/$/, "  title: '{brands}'\n", '#N.title has {brands}; expected one of {name}, {reach}, …'],
]

test('each wrong prospect is an error of one line, and all errors appear at once', async () => {
  const { write, lines } = contentFiles()
  const entries = wrongProspects.map(([from, to], index) =>
    entry.replace('slug: miller-roofing', `slug: miller-${index}`).replace(from, to),
  )
  write('src/content/prospects.yaml', entry + entry + entries.join(''))
  const file = 'src/content/prospects.yaml'
  const byRow = new Intl.Collator('en', { numeric: true }).compare
  const said = (await lines()).toSorted(byRow)
  expect(said).toEqual([
    expect.stringMatching(
      lineLike(`${file}:* #2.slug is "miller-roofing"; expected a free slug; …`),
    ),
    ...wrongProspects.map(([, , line], index) =>
      expect.stringMatching(lineLike(`${file}:* ${line.replace('#N', `#${index + 3}`)}`)),
    ),
  ])
})
