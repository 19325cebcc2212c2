import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compress } from '../../plugins/hosting/compress.ts'

/** A folder that is removed when the program ends. */
function temporary(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Parts of a page that one written by hand would not have: scripts and the manifest. */
const machinery = [
  /<script(?! type="application\/ld\+json")[^]*?<\/script>/g,
  /<link rel="manifest"[^>]*>/g,
]

/** Writes a copy of a built site as plain HTML with the same styles and pictures. Returns its folder. */
export async function writeByHand(source: string): Promise<string> {
  const folder = temporary('by-hand')
  cpSync(source, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  rmSync(join(folder, 'sw.js'))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(folder, file), 'utf8')
    const plain = machinery.reduce((text, part) => text.replace(part, ''), html)
    writeFileSync(join(folder, file), plain)
  }
  await compress(folder)
  return folder
}

/** A page with a worker, as small as both can be: what a saved page costs on this machine. */
const smallest = {
  'index.html': `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Smallest</title>
<p>Saved</p>
<script>navigator.serviceWorker.register('/sw.js')</script>`,
  'sw.js': `
addEventListener('install', (event) =>
  event.waitUntil(caches.open('smallest').then((cache) => cache.add('/'))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((saved) => saved ?? fetch(event.request))))`,
}

/** Writes the smallest page with a worker. Returns its folder. */
export function writeSmallest(): string {
  const folder = temporary('smallest')
  for (const [name, text] of Object.entries(smallest)) writeFileSync(join(folder, name), text)
  return folder
}
