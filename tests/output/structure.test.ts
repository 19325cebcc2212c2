// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { site } from '../../src/content/site.ts'
import { pages } from './dist.ts'

const documents = pages.map(({ html, ...page }) => ({
  ...page,
  document: new DOMParser().parseFromString(html, 'text/html'),
}))

test('every page has words of its own', () => {
  for (const selector of ['title', 'meta[name=description]']) {
    const found = documents.map(({ document }) => document.querySelector(selector)?.outerHTML)
    expect(found.filter((each) => each === undefined)).toEqual([])
    expect(new Set(found).size).toBe(found.length)
  }
})

test('the specified pages are there, and one that clears the copy kept offline', () => {
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/404', '/', '/portfolio', '/reset']))
})

describe.each(documents)('the page $path', ({ path, isIndexed, document }) => {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name)

  test('names every id once, and refers only to ids that are there', () => {
    const ids = all('[id]').map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget']) {
      for (const element of all(`[${name}]`)) expect(ids).toContain(element.getAttribute(name))
    }
  })

  test('has one h1, and no heading that skips a level', () => {
    expect(all('h1')).toHaveLength(1)
    const levels = all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([])
  })

  test('has one header, main and footer, in this order', () => {
    expect(all('header, main, footer').map(({ tagName }) => tagName)).toEqual([
      'HEADER',
      'MAIN',
      'FOOTER',
    ])
  })

  test('says its language, title and description', () => {
    expect(document.documentElement.lang).toBe(site.language)
    expect(document.title).toContain(site.brand)
    // Of a page that nobody finds nothing is shown elsewhere.
    const length = isIndexed ? /^.{20,170}$/ : /\S/
    expect(attribute('meta[name=description]', 'content')).toMatch(length)
    expect(attribute('meta[name=viewport]', 'content')).not.toMatch(/user-scalable|maximum-scale/)
  })

  test('is found and shared under one address, or not at all', () => {
    const property = (name: string) => attribute(`meta[property="og:${name}"]`, 'content')
    const address = isIndexed ? site.origin + path : undefined
    expect(attribute('link[rel=canonical]', 'href')).toBe(address)
    expect(attribute('meta[name=robots]', 'content')).toBe(address ? undefined : 'noindex')
    expect(property('url')).toBe(address)
    expect(property('type')).toBe(address && 'website')
    expect(property('title')).toBe(address && document.title)
    const words = attribute('meta[name=description]', 'content')
    expect(property('description')).toBe(address && words)
    expect(attribute('meta[name="twitter:card"]', 'content')).toBe(address && 'summary_large_image')
    const names = all('meta[property]').map((each) => each.getAttribute('property'))
    expect(names).toEqual([...new Set(names)])
  })

  test('gives every picture its words and its size', () => {
    for (const picture of all('img')) {
      expect(picture.getAttribute('alt')).toMatch(/\S/)
      expect(picture.getAttribute('width')).toBe('960')
      expect(picture.getAttribute('height')).toBe('600')
    }
  })
})
