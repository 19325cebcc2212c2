import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment } from '../plugins/environment.ts'
import { hostsFolder } from '../plugins/hosting/write.ts'
import { readContent } from '../plugins/content/read.ts'
import { ownPlaceholders } from './placeholders.ts'

const usage = 'Usage: npm run deploy [-- --dry-run]'
/** The site's configuration; each demo has its own. */
const own = 'wrangler.jsonc'
const wrangler = 'hosts/node_modules/wrangler/bin/wrangler.js'

/** Runs a program in the terminal. Throws the given line if it fails. */
function run(failure: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (status !== 0) throw new Error(failure)
}

const left = ownPlaceholders()

/** Throws if placeholders are left, or preview addresses are set. */
function requireReady(): void {
  if (left.length > 0) {
    throw new Error(
      `Not deployed: placeholders are left in src/content: ${left.join('; ')}. Replace them first.`,
    )
  }
  readEnvironment()
  const preview = ['DEMO_ADDRESS', 'SITE_ORIGIN'].find((name) => process.env[name])
  if (preview) throw new Error(`Not deployed: ${preview} is set, which is for previews. Unset it.`)
}

/** The configurations for Cloudflare in dist-hosts/. */
const configs = () =>
  readdirSync(hostsFolder)
    .filter((file) => /^wrangler.*\.jsonc$/.test(file))
    .sort()

/** Builds, tests, and uploads each demo, then the site. Each upload takes effect as a whole. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } })
  const isDry = values['dry-run'] === true
  if (!isDry) requireReady()
  const tests = ['--import', 'tsx', 'scripts/test.ts', 'output']
  run('Not deployed: the build or its tests failed, see above.', process.execPath, ...tests)
  if (!existsSync(wrangler))
    run('wrangler could not be installed.', 'npm', 'ci', '--prefix', 'hosts', '--loglevel=error')
  // The site last, because it links to the demos.
  const done: string[] = []
  for (const config of [...configs().filter((file) => file !== own), own]) {
    const failure = `wrangler failed with ${config}; deployed before: ${done.join(', ') || 'nothing'}.`
    const args = ['deploy', '--config', join(hostsFolder, config), ...(isDry ? ['--dry-run'] : [])]
    run(failure, process.execPath, wrangler, ...args)
    done.push(config)
  }
  if (!isDry) console.log(`Now check it: npm run verify -- ${readContent().site.origin}`)
  else if (left.length === 0) console.log('Nothing was deployed.')
  else console.log(`Nothing was deployed. Before you deploy, replace: ${left.join('; ')}.`)
}

await main().catch((error: Error & { code?: string }) => {
  console.error(error.code?.startsWith('ERR_PARSE') ? usage : error.message)
  process.exitCode = 1
})
