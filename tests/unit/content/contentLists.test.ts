import { expect, test } from 'vitest'
import { ownContent } from '../../ownContent.ts'
import { changed, mistakes, type Change } from './changedContent.ts'

const services = 'services.ts: 0'
const clients = 'portfolio.ts: clients.0'
const demos = 'portfolio.ts: demos.0'
const picture = { name: '../x', alt: 'A picture' }

test.each<[string, Change, string]>([
  ['no services', { services: [] }, 'services.ts: services is []; expected at least one entry'],
  ['a text as services', { services: 'six' }, 'services.ts: services is "six"; expected a list'],
  ['an unknown symbol', { service: { symbol: 'star' } }, `${services}.symbol is "star"; expected`],
  ['a missing title', { service: { title: undefined } }, `${services}.title is missing; expected`],
  ['a long text', { service: { description: 'a'.repeat(201) } }, 'expected at most 200 characters'],
  [
    'an http client',
    { client: { url: 'http://a.example' } },
    `${clients}.url is "http://a.example"`,
  ],
  ['no tags', { client: { tags: [] } }, `${clients}.tags is []; expected at least one entry`],
  ['an empty tag', { client: { tags: ['Brand', ''] } }, `${clients}.tags.1 is ""; expected a text`],
  [
    'an unclear sample',
    { client: { sample: 'no' } },
    `${clients}.sample is "no"; expected true or`,
  ],
  ['a missing category', { client: { category: undefined } }, `${clients}.category is missing`],
  ['no alt text', { client: { picture: { name: 'x' } } }, `${clients}.picture.alt is missing`],
  [
    'a slug in capitals',
    { demo: { slug: 'Roofing' } },
    `${demos}.slug is "Roofing"; expected small`,
  ],
  ['a picture elsewhere', { demo: { picture } }, `${demos}.picture.name is "../x"; expected small`],
  [
    'a double slug',
    { client: { slug: ownContent.demos[0]?.slug } },
    `${demos}.slug is "${ownContent.demos[0]?.slug}"; expected another`,
  ],
])('%s stops the build with one line that says where and what', async (_, change, line) => {
  const lines = await mistakes(changed(change))
  expect(lines).toEqual([expect.stringContaining(line)])
  expect(lines[0]).toMatch(/^src\/content\/(services|portfolio)\.ts: .+; expected \S+/)
})

test('several mistakes are reported together, one line for each', async () => {
  const change = { site: { email: 'x', origin: 'x' }, services: [], client: { slug: 'Roof top' } }
  expect(await mistakes(changed(change))).toHaveLength(4)
})

test('a long text is cut short in its line', async () => {
  const [line = ''] = await mistakes(changed({ service: { description: 'a'.repeat(5000) } }))
  expect(line.length).toBeLessThan(200)
})

test('a content without mistakes has no line', async () => {
  expect(await mistakes(changed({}))).toEqual([])
})
