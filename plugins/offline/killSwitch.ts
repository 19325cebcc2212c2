import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributes, removerUrl, workerUrl } from '../../src/offline/rules.ts'
import { makeReadable } from '../folders.ts'
import { compress } from '../hosting/compress.ts'

/** Writes a copy of the site whose worker is the remover and whose pages register no worker. */
export async function killSwitch(source: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true })
  cpSync(source, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  copyFileSync(join(target, removerUrl), join(target, workerUrl))
  const { page, noWorker } = attributes
  const root = new RegExp(`(<div id="root" ${page}="[^"]*")(?! ${noWorker})`)
  for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const path = join(target, file)
    const html = readFileSync(path, 'utf8')
    writeFileSync(path, html.replace(root, `$1 ${noWorker}`))
  }
  await compress(target)
  makeReadable(target)
}
