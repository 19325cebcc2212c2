import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isWanted, oldCards, ownSite, shots } from '../../../scripts/capture/shots.ts'

const picture = { name: 'wharf', alt: 'A bakery' }
const demo = { slug: 'locks', picture }
const client = { slug: 'wharf', url: 'https://wharf.example', picture, sample: false } as const
const all = shots({ clients: [client], demos: [demo], pages: [{ slug: 'prices' }] })

test('a client is photographed only if it is named', () => {
  const taken = (only?: string) => [
    ...new Set(all.filter((shot) => isWanted(shot, only)).map(({ of }) => of)),
  ]
  expect(taken()).toEqual([demo.slug, ownSite])
  expect(taken(client.slug)).toEqual([client.slug])
})

test('a card is taken of each page, and that of a page that is gone goes', () => {
  const card = (name: string) => join('manifest/screenshots', `social${name}.png`)
  const taken = all.map(({ file }) => file).filter((file) => file.startsWith(card('').slice(0, -4)))
  expect(taken).toEqual(['', '-portfolio', '-prices'].map(card))
  const there = ['social-portfolio.png', 'social-prices.png', 'social-privacy.png']
  expect(oldCards(all, there)).toEqual([card('-privacy')])
})

test("each picture that is taken is among the owner's files, which an upgrade leaves alone", () => {
  // As git reads them: a folder is all that is in it, and a star also stands for slashes.
  const patterns = readFileSync('.ownerfiles', 'utf8').trim().split(/\r?\n/)
  const own = patterns.map((pattern) => {
    const escaped = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')
    return new RegExp(`^${escaped}${pattern.endsWith('/') ? '' : '$'}`)
  })
  const files = all.map(({ file }) => file.replaceAll('\\', '/'))
  expect(files.filter((file) => !own.some((pattern) => pattern.test(file)))).toEqual([])
})
