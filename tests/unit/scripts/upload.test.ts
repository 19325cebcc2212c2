import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serve } from '../../../scripts/serve.ts'
import { prepareUpload } from '../../../scripts/deploy/upload.ts'

const root = mkdtempSync(join(tmpdir(), 'upload-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A build whose only hashed file has its number as name. */
function build(number: number): string {
  const folder = join(root, `build-${number}`)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), `build ${number}`)
  writeFileSync(join(folder, `assets/app-${number}.js`), `script ${number}`)
  return folder
}

const builds = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'builds.json'), 'utf8')) as string[][]

/** Deploys seven builds one after another; returns the last upload. */
async function seven(): Promise<string> {
  let live = ''
  const empty = await serve({ directory: mkdtempSync(join(root, 'empty-')), port: 0 })
  for (let number = 1; number <= 7; number += 1) {
    const target = join(root, `upload-${number}`)
    const site = live ? await serve({ directory: live, port: 0 }) : undefined
    await prepareUpload(site?.origin ?? empty.origin, build(number), target)
    await site?.close()
    live = target
  }
  await empty.close()
  return live
}

test('an upload contains its build and the hashed files of the last five builds', async () => {
  const last = await seven()
  expect(readFileSync(join(last, 'index.html'), 'utf8')).toBe('build 7')
  const there = [1, 2, 3, 4, 5, 6, 7].filter((number) =>
    existsSync(join(last, `assets/app-${number}.js`)),
  )
  expect(there).toEqual([2, 3, 4, 5, 6, 7])
  expect(readFileSync(join(last, 'assets/app-3.js'), 'utf8')).toBe('script 3')
  expect(builds(last).length).toBe(6)
})

test('a list with paths outside the folder is ignored', async () => {
  const live = build(20)
  writeFileSync(join(live, 'builds.json'), JSON.stringify([['assets/../../evil.js']]))
  const site = await serve({ directory: live, port: 0 })
  const target = join(root, 'upload-21')
  expect(await prepareUpload(site.origin, build(21), target)).toBe(0)
  await site.close()
  expect(builds(target)).toEqual([['assets/app-21.js']])
})

test('a live site that does not answer stops the deployment', async () => {
  const server = createServer((_, response) => void response.writeHead(503).end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const target = join(root, 'upload-30')
  await expect(prepareUpload(origin, build(30), target)).rejects.toThrow(
    `Not deployed: ${origin}/builds.json answers 503.`,
  )
  server.close()
  await once(server, 'close')
  await expect(prepareUpload(origin, build(31), target)).rejects.toThrow('gives no answer')
})
