import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from './compress.ts'

/** Removes every cache and itself, and shows the open pages again, from the network. */
const worker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(removeAll()))

async function removeAll() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url)
}
`

/** Writes the site as plain pages: its sw.js removes worker and caches, its pages register none. */
export async function killSwitch(source: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true })
  cpSync(source, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  writeFileSync(join(target, 'sw.js'), worker)
  for (const file of readdirSync(target).filter((name) => name.endsWith('.html'))) {
    const path = join(target, file)
    const html = readFileSync(path, 'utf8')
    writeFileSync(path, html.replace(/(data-page="[^"]*")(?! data-worker)/, '$1 data-worker="off"'))
  }
  await compress(target)
}
