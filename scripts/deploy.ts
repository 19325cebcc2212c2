import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '../plugins/content/environment.ts'
import { endedNotes, ongoing } from '../plugins/demos/drafts.ts'
import { hostsFolder } from '../plugins/hosting/hostsFolder.ts'
import { readContent } from '../plugins/content/read.ts'
import { holdOutputs } from '../plugins/lock.ts'
import { demoUrl } from '../src/addresses.ts'
import { command } from './command.ts'
import { ownPlaceholders } from './placeholders.ts'

const usage = 'Usage: npm run deploy, or npm run deploy "--" --dry-run, --only <slug>'
const options = { 'dry-run': { type: 'boolean' }, only: { type: 'string' } } as const
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

/** The configurations for Cloudflare, or that of a demo or draft. The site's own is last, because it links to the demos. */
const configurations = (only: string | undefined) =>
  only === undefined
    ? [...readdirSync(hostsFolder).filter((file) => /^wrangler\..+\.jsonc$/.test(file)), own]
    : [`wrangler.${only}.jsonc`]

/** Throws if there is neither a demo nor a draft of this name. */
function checkSlug(only: string): void {
  const { portfolio, prospects } = readContent()
  const known = [...portfolio.demos, ...ongoing(prospects)].map(({ slug }) => slug)
  if (!known.includes(only))
    throw new Error(`There is no demo or draft "${only}". Known: ${known.join(', ')}`)
}

/** Builds, tests, and uploads each demo and draft, then the site. Each upload takes effect as a whole. */
await command(usage, { options }, async ({ values: { 'dry-run': isDry, only } }) => {
  if (only !== undefined) checkSlug(only)
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
  for (const file of configurations(only)) {
    const failure = `wrangler failed with ${file}; deployed before: ${done.join(', ') || 'nothing'}.`
    const args = ['deploy', '--config', join(hostsFolder, file), ...(isDry ? ['--dry-run'] : [])]
    run(failure, process.execPath, wrangler, ...args)
    done.push(file)
  }
  const { site, prospects } = readContent()
  for (const note of endedNotes(prospects, site)) console.log(note)
  const live = only === undefined ? site.origin : `${demoUrl(only, site)} --demo ${only}`
  if (!isDry) console.log(`Now check it: npm run verify -- ${live}`)
  else console.log(`Nothing was deployed.${left && ` Before you deploy, replace: ${left}.`}`)
})
