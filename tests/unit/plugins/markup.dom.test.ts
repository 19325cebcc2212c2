// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { escapeMarkup, scriptJson } from '../../../plugins/markup.ts'

const hostile = `<script>alert("it's" & 1)</script>\u202e\u2066`

test('a browser reads the same text back from an element and an attribute', () => {
  const holder = document.createElement('div')
  const text = escapeMarkup(hostile)
  holder.innerHTML = `<p title="${text}" lang='${text}'>${text}</p>`
  const [paragraph] = holder.children
  expect(paragraph?.textContent).toBe(hostile)
  expect(paragraph?.getAttribute('title')).toBe(hostile)
  expect(paragraph?.getAttribute('lang')).toBe(hostile)
  expect(holder.querySelectorAll('*')).toHaveLength(1)
})

test.each(['</script>', '<!--<script>', ']]>'])('%s cannot end a script element', (text) => {
  const json = scriptJson({ text })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ text })
})
