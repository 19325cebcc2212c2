import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encoded, isWanted, oldCards, ownSite, shots } from '../../../scripts/capture/shots.ts'

const picture = { name: 'wharf', alt: 'A bakery' }
const demo = { slug: 'locks', picture }
const client = { slug: 'wharf', url: 'https://wharf.example', picture, sample: false } as const
const all = shots({
  clients: [client],
  demos: [demo],
  pages: [{ slug: 'prices' }],
  sites: [{ slug: demo.slug, card: 'demos/locks/social.png' }],
})

test('a client is photographed only if it is named', () => {
  const taken = (only?: string) => [
    ...new Set(all.filter((shot) => isWanted(shot, only)).map(({ of }) => of)),
  ]
  expect(taken()).toEqual([demo.slug, ownSite])
  expect(taken(client.slug)).toEqual([client.slug])
})

test('each page gets a picture for shared links, and the picture of a removed page is deleted', () => {
  const card = (name: string) => join('manifest/screenshots', `social${name}.png`)
  const taken = all.map(({ file }) => file)
  expect(taken).toEqual(expect.arrayContaining(['', '-portfolio', '-prices'].map(card)))
  const there = ['social-portfolio.png', 'social-prices.png', 'social-privacy.png']
  expect(oldCards(all, there)).toEqual([card('-privacy')])
})

test('a screenshot of many photographs becomes a picture that is small enough for the build', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const size = { width: 96, height: 60, channels: 3, background: 'white' } as const
  const screenshot = await sharp({ create: { ...size, noise } })
    .png()
    .toBuffer()
  expect((await encoded(screenshot)).length).toBeGreaterThan(10_000)
  expect((await encoded(screenshot, false, 10_000)).length).toBeLessThan(10_000)
})
