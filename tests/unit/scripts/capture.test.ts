import { expect, test } from 'vitest'
import { isWanted, ownSite, shots } from '../../../scripts/capture/shots.ts'

const picture = { name: 'wharf', alt: 'A bakery' }
const demo = { slug: 'locks', picture }
const client = { slug: 'wharf', url: 'https://wharf.example', picture, sample: false } as const
const all = shots({ clients: [client], demos: [demo] })

test('a client is photographed only if it is named', () => {
  const taken = (only?: string) => [
    ...new Set(all.filter((shot) => isWanted(shot, only)).map(({ of }) => of)),
  ]
  expect(taken()).toEqual([demo.slug, ownSite])
  expect(taken(client.slug)).toEqual([client.slug])
})
