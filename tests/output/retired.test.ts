import { expect, test } from 'vitest'
import { removerUrl, retiredWorkers, workerUrl } from '../../src/offline/rules.ts'
import { lacking } from '../support/lacking.ts'
import { precache, text } from '../support/dist.ts'

const remover = text(removerUrl.slice(1))

test('the remover is one script that listens only to install and activate', () => {
  expect([...remover.matchAll(/addEventListener\(.(\w+)/g)].map(([, name]) => name)).toEqual([
    'install',
    'activate',
  ])
  expect(remover.match(/\b(import|export)\b/g) ?? []).toEqual([])
})

test.each(retiredWorkers)(
  '%s, the service worker of an earlier site, is the remover',
  (address) => {
    // Only a service worker at the root can control the whole site.
    expect(address).toMatch(/^\/[\w.-]+\.js$/)
    expect(address).not.toBe(workerUrl)
    expect(text(address.slice(1)) === remover).toBe(true)
  },
)

test('neither is in the precache or in the sitemap', () => {
  const all = [removerUrl, ...retiredWorkers]
  const kept = precache().map(({ url }) => url)
  expect(all.filter((address) => kept.includes(address))).toEqual([])
  expect(lacking(text('sitemap.xml'), ...all)).toEqual(all)
})
