import { expect, test } from 'vitest'
import { robots, sitemap } from '../../plugins/discovery.ts'

const addresses = (xml: string) =>
  [
    ...new DOMParser()
      .parseFromString(xml, 'application/xml')
      .querySelectorAll('urlset > url > loc'),
  ].map(({ textContent }) => textContent)

test('the sitemap lists the addresses it is given, in their order', () => {
  const given = ['https://site.example/', 'https://site.example/portfolio']
  expect(addresses(sitemap(given))).toEqual(given)
})

test('a hostile address stays one address', () => {
  const hostile = `https://site.example/?a=1&b="'</loc></url><url><loc>\u202e`
  expect(addresses(sitemap([hostile]))).toEqual([hostile])
})

test('robots may read everything and are told where the sitemap is', () => {
  expect(robots('https://site.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
  )
})
