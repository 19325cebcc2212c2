import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '../plugins/content/environment.ts'
import { hostsFolder } from '../plugins/hosting/hostsFolder.ts'
import { readContent } from '../plugins/content/read.ts'
import { holdOutputs } from '../plugins/lock.ts'
import { command } from './command.ts'
import { ownPlaceholders } from './placeholders.ts'

const usage = 'Usage: npm run deploy, or npm run deploy "--" --dry-run'
const options = { 'dry-run': { type: 'boolean' } } as const
/** The configuration of the agency's own site; each demo has another. */
const own = 'wrangler.jsonc'
const wrangler = 'hosts/node_modules/wrangler/bin/wrangler.js'

/** Runs a program in the terminal. Throws the given line if it fails. */
function run(failure: string, command: string, ...args: string[]): void {
  // npm is a script on Windows, which only a shell runs.
  const shell = process.platform === 'win32' && command === 'npm'
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell })
  if (status !== 0) throw new Error(failure)
}

/** The configurations for Cloudflare. The site's own is last, because it links to the demos. */
const configurations = () => [
  ...readdirSync(hostsFolder).filter((file) => /^wrangler\..+\.jsonc$/.test(file)),
  own,
]

/** Builds, tests, and uploads each demo, then the site. Each upload takes effect as a whole. */
await command(usage, { options }, async ({ values: { 'dry-run': isDry } }) => {
  const left = ownPlaceholders().join('; ')
  readEnvironment()
  const preview = ['DEMO_ADDRESS', 'SITE_ORIGIN'].find((name) => process.env[name])
  if (!isDry && left)
    throw new Error(`Not deployed: replace the placeholders in src/content first: ${left}.`)
  if (!isDry && preview)
    throw new Error(`Not deployed: ${preview} is set, which is for previews. Unset it.`)
  holdOutputs()
  const tests = ['--import', 'tsx', 'scripts/test.ts', 'output']
  run('Not deployed: the build or its tests failed, see above.', process.execPath, ...tests)
  if (!existsSync(wrangler))
    run('wrangler could not be installed.', 'npm', 'ci', '--prefix', 'hosts', '--loglevel=error')
  const done: string[] = []
  for (const file of configurations()) {
    const failure = `wrangler failed with ${file}; deployed before: ${done.join(', ') || 'nothing'}.`
    const args = ['deploy', '--config', join(hostsFolder, file), ...(isDry ? ['--dry-run'] : [])]
    run(failure, process.execPath, wrangler, ...args)
    done.push(file)
  }
  if (!isDry) console.log(`Now check it: npm run verify -- ${readContent().site.origin}`)
  else console.log(`Nothing was deployed.${left && ` Before you deploy, replace: ${left}.`}`)
})
