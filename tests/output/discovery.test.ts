// @vitest-environment jsdom
import robotsParser from 'robots-parser'
import { expect, test } from 'vitest'
import { site } from '../../src/content.js'
import { lacking } from '../support/lacking.ts'
import { files, pages, text } from '../support/dist.ts'

const xml = new DOMParser().parseFromString(text('sitemap.xml'), 'application/xml')
const expected = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => site.origin + path)

test('the sitemap lists exactly the canonical URLs of the pages', () => {
  const listed = [...xml.querySelectorAll('urlset > url > loc')].map((each) => each.textContent)
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('the sitemap follows its schema', () => {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  expect(text('sitemap.xml')).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/)
  expect([xml.documentElement.localName, xml.documentElement.namespaceURI]).toEqual([
    'urlset',
    namespace,
  ])
  for (const entry of xml.documentElement.children) {
    const parts = [...entry.children]
    expect([entry.localName, ...parts.map(({ localName }) => localName)]).toEqual(['url', 'loc'])
    expect([entry, ...parts].map(({ namespaceURI }) => namespaceURI)).toEqual([
      namespace,
      namespace,
    ])
    expect(entry.textContent?.length).toBeLessThan(2048)
  }
})

test('robots.txt allows every page and picture, and names the sitemap', () => {
  const rules = robotsParser(`${site.origin}/robots.txt`, text('robots.txt'))
  const addresses = files.map((file) => `${site.origin}/${file}`)
  for (const robot of ['Googlebot', 'bingbot', 'facebookexternalhit', 'anything']) {
    expect(addresses.filter((address) => !rules.isAllowed(address, robot))).toEqual([])
  }
  expect(rules.getSitemaps()).toEqual([`${site.origin}/sitemap.xml`])
})

test('llms.txt has a title, a summary, text without headings, then lists of links', () => {
  const [title, summary, ...rest] = text('llms.txt').trimEnd().split('\n\n')
  const at = rest.findIndex((block) => block.startsWith('## '))
  expect([title, summary]).toEqual([
    expect.stringMatching(/^# \S.*$/),
    expect.stringMatching(/^> \S.*$/),
  ])
  expect(rest.slice(0, at).filter((block) => /^#/m.test(block))).toEqual([])
  const sections = rest.slice(at)
  for (const [index, block] of sections.entries()) {
    const line = index % 2 === 0 ? /^## \S.*$/ : /^- \[(?:\\.|[^\]\\])+\]\([a-z]+:[^\s)]+\): \S.*$/
    expect(block.split('\n').filter((each) => !line.test(each))).toEqual([])
  }
  const facts = [...expected, `tel:${site.phone.dial}`, site.email, site.bookingUrl]
  expect(lacking(sections.join('\n'), ...facts.map((fact) => `${fact})`))).toEqual([])
})

test('the contact card has one version, one name, one phone and one e-mail', () => {
  const lines = text('contact.vcf').split('\r\n')
  expect([lines[0], lines[1], ...lines.slice(-2)]).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'END:VCARD',
    '',
  ])
  expect(lines.filter((line) => line && !/^[A-Z]+(;[A-Z]+=[A-Z,]+)*:[^\r\n]*$/.test(line))).toEqual(
    [],
  )
  for (const part of ['FN:', `:${site.phone.dial}`, `:${site.email}`]) {
    expect(lines.filter((line) => line.includes(part))).toHaveLength(1)
  }
})
