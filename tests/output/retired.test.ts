import { expect, test } from 'vitest'
import { removerUrl, retiredWorkers, workerUrl } from '../../src/offline/rules.ts'
import { precache, text } from './dist.ts'

const remover = text(removerUrl.slice(1))

test('the remover is one script that listens only to install and activate', () => {
  expect([...remover.matchAll(/addEventListener\(.(\w+)/g)].map(([, name]) => name)).toEqual([
    'install',
    'activate',
  ])
  expect(remover).not.toMatch(/\b(import|export)\b/)
})

test.each(retiredWorkers)(
  '%s, the service worker of an earlier site, is the remover',
  (address) => {
    // Only a service worker at the root can control the whole site.
    expect(address).toMatch(/^\/[\w.-]+\.js$/)
    expect(address).not.toBe(workerUrl)
    expect(text(address.slice(1))).toBe(remover)
  },
)

test('neither is in the precache or in the sitemap', () => {
  const kept = precache().map(({ url }) => url)
  for (const address of [removerUrl, ...retiredWorkers]) {
    expect(kept).not.toContain(address)
    expect(text('sitemap.xml')).not.toContain(address)
  }
})
