import { expect, test } from 'vitest'
import { scriptJson } from '../../../plugins/markup.ts'
import { contactCard, languageModels } from '../../../plugins/pages/textFiles.ts'
import { agency } from '../../../plugins/pages/structuredData.ts'
import { content as ownContent } from '../../support/content.ts'
import { hostile } from '../../support/unit/texts.ts'

test.each(hostile)('structured data keep %j as text', (brand) => {
  const holder = document.createElement('div')
  const json = scriptJson(agency({ ...ownContent.site, brand }, ''))
  holder.innerHTML = `<script type="application/ld+json">${json}</script>`
  expect(holder.children).toHaveLength(1)
  expect(JSON.parse(holder.textContent ?? '')).toMatchObject({ name: brand })
})

test.each(hostile)('the contact card keeps %j as one name', (brand) => {
  const card = contactCard({ ...ownContent.site, brand })
  expect(card.match(/^TEL/gm)).toHaveLength(1)
  const name = /^FN:(.*)\r$/m.exec(card)?.[1] ?? ''
  const read = name.replace(/\\n/g, '\r\n').replace(/\\([\\;,])/g, '$1')
  expect(read).toBe(brand)
})

test.each(hostile)('llms.txt keeps %j as one heading', (brand) => {
  const text = languageModels({ ...ownContent, site: { ...ownContent.site, brand }, pages: [] })
  expect(text.match(/^# /gm)).toHaveLength(1)
  expect(text).not.toContain('<script')
  expect(text.split('\n')[2]).toMatch(/^> /)
})
