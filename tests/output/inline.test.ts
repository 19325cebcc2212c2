import { expect, test } from 'vitest'
import { matching, pages, text } from './dist.ts'

test.each(pages)('$file has no style attribute and no inline handler', ({ html }) => {
  const tags = [...html.matchAll(/<[a-z][^\s>]*((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)]
  expect(tags.length).toBeGreaterThan(0)
  const forbidden = tags.filter(([, all = '']) =>
    /\s(style|on\w+)=/i.test(all.replace(/="[^"]*"/g, '=')),
  )
  expect(forbidden.map(([tag]) => tag)).toEqual([])
  expect(html).not.toContain('javascript:')
})

test.each(pages)(
  'every script of $file is inline: data, or one that the policy names',
  ({ html }) => {
    const tags = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) =>
      attributes.trim(),
    )
    const known = /^$|^type="application\/ld\+json"$/
    expect(tags.length).toBeGreaterThan(0)
    expect(tags.filter((attributes) => !known.test(attributes))).toEqual([])
  },
)

test.each(matching(/\.js$/))('%s turns no text into code', (file) => {
  expect(text(file)).not.toMatch(/\bnew Function\(|\beval\(|sourceMappingURL/)
})
