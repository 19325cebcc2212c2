// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { site } from '../../src/content/site.ts'
import { pages, text } from './dist.ts'

const xml = new DOMParser().parseFromString(text('sitemap.xml'), 'application/xml')

test('the sitemap lists exactly the pages, at their canonical addresses', () => {
  const listed = [...xml.querySelectorAll('urlset > url > loc')].map((each) => each.textContent)
  const expected = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => site.origin + path)
  expect(listed.toSorted()).toEqual(expected.sort())
})

test('robots may read everything and find the sitemap', () => {
  expect(text('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/)
  expect(text('robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test('the contact card is whole: one version, one name, one phone, one e-mail', () => {
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
  for (const part of [`FN:${site.brand}`, `:${site.phone.dial}`, `:${site.email}`]) {
    expect(lines.filter((line) => line.includes(part))).toHaveLength(1)
  }
})

test('the structured data of every indexed page give the same agency', () => {
  const data = pages.flatMap(({ html }) => [
    ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ])
  const names = data.map(([, json = '']) => (JSON.parse(json) as { name: string }).name)
  expect(names).toEqual([site.brand, site.brand])
})
