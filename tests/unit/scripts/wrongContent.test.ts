import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { contentFiles } from '../../support/unit/contentFiles.ts'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Runs a command on a copy of the content with two mistakes. */
function commandWithMistakes(script: string, ...args: string[]) {
  const { root, edit } = contentFiles()
  const site = 'src/content/site.yaml'
  edit({ file: site, from: 'country: US', to: 'country: USA' })
  edit({ file: site, from: 'en-US', to: 'en_US' })
  for (const folder of ['dist', 'demos']) mkdirSync(join(root, folder))
  return spawnSync(process.execPath, ['--import', tsx, resolve('scripts', script), ...args], {
    // Any program can be the browser, so that none starts.
    env: { ...process.env, CHROME_PATH: process.execPath },
    cwd: root,
    encoding: 'utf8',
  })
}

test.each<[string, ...string[]]>([
  ['deploy.ts'],
  ['capture.ts', '--only', 'site'],
  ['verify.ts', 'http://localhost:9'],
])(
  '%s says mistakes in the content in a line each, and no more',
  { timeout: 120_000 },
  (script, ...args: string[]) => {
    const { stdout, stderr, status } = commandWithMistakes(script, ...args)
    const said = stdout + stderr
    expect(said).toMatch(/site\.yaml:1:11 language is "en_US"; expected .*\n/)
    expect(said).toMatch(/site\.yaml:8:78 place\.country is "USA"; expected .*\n/)
    expect(said).not.toMatch(/^\s+at |^Node\.js v/m)
    expect(status).toBe(1)
  },
)
