import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { attributes, removerUrl, workerUrl } from '../../src/offline/rules.ts'
import { copyPages, makeReadable } from '../folders.ts'
import { compress } from '../hosting/compress.ts'

/**
 * Copies a built site. A deployment of the copy removes the service worker from the browsers of all visitors.
 * In the copy, sw.js is the remover (src/offline/worker/remover.ts), a service worker that deletes all
 * caches and unregisters itself. The pages of the copy do not register a service worker.
 */
export async function killSwitch(source: string, target: string): Promise<void> {
  const { page, noWorker } = attributes
  const root = new RegExp(`(<div id="root" ${page}="[^"]*")(?! ${noWorker})`)
  rmSync(target, { recursive: true, force: true })
  copyPages(source, target, (html) => html.replace(root, `$1 ${noWorker}`))
  copyFileSync(join(target, removerUrl), join(target, workerUrl))
  await compress(target)
  makeReadable(target)
}
