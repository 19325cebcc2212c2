// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { textsIn } from '../../src/reader/read.ts'
import {
  clients,
  demos,
  footer,
  home,
  messages,
  pages as textPages,
  portfolio,
  services,
  site,
} from '../support/content.ts'
import { pages } from '../support/dist.ts'

/** Lists the texts of a page's content. Leaves out slugs and names of pictures. */
const textsOf = (content: unknown) =>
  textsIn(content).flatMap(([field, text]) =>
    /\b(?:slug|picture(?:s\.\d+)?\.name)$/.test(field) ? [] : text,
  )

/** Reads all texts of a page's HTML, in elements and in attributes. */
function said(path: string): string {
  const html = pages.find((page) => page.path === path)?.html ?? ''
  const document = new DOMParser().parseFromString(html, 'text/html')
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  )
  return [document.documentElement.textContent, ...attributes].join('\n')
}

const { samples, sampleTag, sampleHint, case: toCase, ...work } = portfolio.work
const ofSamples = clients.some(({ sample }) => sample) ? [samples, sampleTag, sampleHint] : []
const ofCases = clients.some(({ page }) => page) ? [toCase] : []

const cards = services.map(({ title, description }) => [title, description])
const facts = [site.brand, site.phone.text, site.email, site.place.text]
const everywhere = [...textsOf(footer), ...facts, messages.skip, messages.comingSoon]

test.each([
  ['/', [home, cards, site.descriptor, site.description, site.bookingUrl]],
  ['/portfolio', [{ ...portfolio, work }, ofSamples, ofCases, clients, demos, messages.newTab]],
  ['/404', [messages.notFound, portfolio.back]],
  ...textPages.map(({ slug, ...words }): [string, unknown] => [`/${slug}`, words]),
])('the HTML of %s has all its texts before any script runs', (path, content) => {
  const page = said(path)
  const texts = [...textsOf(content), ...everywhere]
  expect(texts.filter((text) => !page.includes(text))).toEqual([])
})
