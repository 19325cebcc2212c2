import { expect, test } from 'vitest'
import { removerUrl, retiredWorkers, workerUrl } from '../../src/offline/rules.ts'
import { text } from '../support/dist.ts'

test('the script that removes service workers is at each address of an earlier service worker', () => {
  for (const address of retiredWorkers) {
    // The file must be at the root, because a service worker controls only pages in its file's folder.
    expect(address).toMatch(/^\/[\w.-]+\.js$/)
    expect(address).not.toBe(workerUrl)
    expect(text(address.slice(1)) === text(removerUrl.slice(1)), address).toBe(true)
  }
})
