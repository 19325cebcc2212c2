import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { contentFiles } from '../../support/unit/contentFiles.ts'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

test('a command says mistakes in the content in a line each, and no more', () => {
  const { root, edit } = contentFiles()
  const site = 'src/content/site.yaml'
  edit({ file: site, from: 'country: US', to: 'country: USA' })
  edit({ file: site, from: 'en-US', to: 'en_US' })
  const command = ['--import', tsx, resolve('scripts/deploy.ts')]
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
  })
  const said = stdout + stderr
  expect(said).toMatch(/site\.yaml:1:11 language is "en_US"; expected .*\n/)
  expect(said).toMatch(/site\.yaml:8:78 place\.country is "USA"; expected .*\n/)
  expect(said).not.toMatch(/^\s+at |^Node\.js v/m)
  expect(status).toBe(1)
})
