// @vitest-environment node
import { expect, test } from 'vitest'
import { renewed } from '../../tools/confirm/renewed.ts'
import type { ContentText } from '../../tools/confirm/texts.ts'

const list = `# Confirm

## You: \`src/content/site.ts\`

- [x] "Prominence" (\`site.brand\`)
  - Must be true: it is yours.
  - If not: change it.
- [x] "We build sites" (\`site.description\`)
  - Must be true: you do.
  - If not: say what you do.
- [x] "that open fast." (\`site.description\`)
  - Must be true: they do.
  - If not: end before it.
- [x] "(503) 555-0142", "+15035550142" (\`site.phone\`)
  - Must be true: somebody answers.
  - If not: change it.

## Beside the words

- [ ] **The mark.**
`

const site: Record<string, string> = {
  'site.brand': 'Prominence',
  'site.description': 'We build sites that open fast.',
  'site.phone.dial': '+15035550142',
  'site.phone.text': '(503) 555-0142',
}

const textsOf = (fields: Record<string, string>, file = 'src/content/site.ts'): ContentText[] =>
  Object.entries(fields).map(([field, text]) => ({ file, field, text }))

const changed = (fields: Record<string, string>) => renewed(list, textsOf({ ...site, ...fields }))

test('a list that says what the site says stays as it is, ticks and all', () => {
  expect(changed({})).toEqual({ markdown: list, changes: [] })
})

test('a changed fact is quoted anew, to be ticked again, under its own notes', () => {
  const { markdown, changes } = changed({ 'site.brand': 'Summit & Co' })
  expect(markdown).toBe(list.replace('[x] "Prominence"', '[ ] "Summit & Co"'))
  expect(changes).toEqual(['Changed: site.brand'])
})

test('of a text that two entries quote, only the changed part is quoted anew', () => {
  const { markdown } = changed({ 'site.description': 'We draw signs that open fast.' })
  expect(markdown).toBe(list.replace('[x] "We build sites"', '[ ] "We draw signs"'))
})

test('an entry of which nothing stands is left out with its notes', () => {
  const { markdown, changes } = changed({ 'site.description': 'We build sites' })
  expect(markdown).not.toMatch(/open fast|end before it/)
  expect(markdown).toContain('[x] "We build sites"')
  expect(changes).toEqual(['Gone: site.description'])
})

test('what is new stands at the end of its section, or in a section of its own', () => {
  const facts = textsOf({ 'facts.business.name': 'Key & Son' }, 'demos/locksmith/facts.ts')
  const all = [...textsOf({ ...site, 'site.email': 'hello@new.example' }), ...facts]
  const { markdown, changes } = renewed(list, all)
  expect(changes).toEqual(['New: site.email', 'New: facts.business'])
  const [before = '', after = ''] = markdown.split('\n\n## New: `demos/locksmith/facts.ts`\n\n')
  expect(before).toMatch(
    /- \[ \] "hello@new.example" \(`site.email`\)\n {2}- Must be true: .+\n {2}- If not: .+$/,
  )
  expect(after).toMatch(/^- \[ \] "Key & Son" \(`facts.business`\)\n[^#]+\n\n## Beside the words\n/)
  expect(renewed(markdown, all)).toEqual({ markdown, changes: [] })
})

test('texts that are confirmed together are one entry', () => {
  const client = { 'clients.bakery.name': 'Bakery', 'clients.bakery.tags.0': 'Brand' }
  const { markdown } = renewed(list, [
    ...textsOf(site),
    ...textsOf(client, 'src/content/portfolio.ts'),
  ])
  expect(markdown).toContain('- [ ] "Bakery", "Brand" (`clients.bakery`)\n')
})
