import { expect, test } from 'vitest'
import { removerUrl, retiredWorkers, workerUrl } from '../../src/offline/rules.ts'
import { precache, text } from './dist.ts'

const remover = text(removerUrl.slice(1))

test('the remover is one script that registers for nothing but its own life', () => {
  expect([...remover.matchAll(/addEventListener\(.(\w+)/g)].map(([, name]) => name)).toEqual([
    'install',
    'activate',
  ])
  expect(remover).not.toMatch(/\b(import|export)\b/)
})

test.each(retiredWorkers)("%s, an earlier site's worker, is answered by the remover", (address) => {
  // Only at the root a worker can control the whole site.
  expect(address).toMatch(/^\/[\w.-]+\.js$/)
  expect(address).not.toBe(workerUrl)
  expect(text(address.slice(1))).toBe(remover)
})

test('neither is kept offline, nor found', () => {
  const kept = precache().map(({ url }) => url)
  for (const address of [removerUrl, ...retiredWorkers]) {
    expect(kept).not.toContain(address)
    expect(text('sitemap.xml')).not.toContain(address)
  }
})
