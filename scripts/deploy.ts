import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '../src/reader/environment.ts'
import { demoSites } from '../plugins/demos/demoSites.ts'
import { hostsFolder } from '../plugins/hosting/hosts.ts'
import { readContent } from '../src/reader/read.ts'
import { holdOutputs } from '../plugins/lock.ts'
import { demoUrl } from '../src/addresses.ts'
import { command } from './command.ts'
import { uploads } from './deploy/uploads.ts'
import { ownPlaceholders } from './placeholders.ts'

const usage = 'Usage: npm run deploy, or npm run deploy "--" --dry-run, --only <slug>'
const options = { 'dry-run': { type: 'boolean' }, only: { type: 'string' } } as const
const config = 'vitest.build.config.ts'
const wrangler = 'hosts/node_modules/wrangler/bin/wrangler.js'

/** Runs a program in the terminal. Throws an error with the text `failure` if the program fails. */
function run(failure: string, command: string, ...args: string[]): void {
  // On Windows only a shell can run npm, because npm is a script there.
  const shell = process.platform === 'win32' && command === 'npm'
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell })
  if (status !== 0) throw new Error(failure)
}

/** Builds and tests the project, then uploads the demos and the site. wrangler publishes each site only when all of the site's files are uploaded. */
await command(usage, { options }, async ({ values: { 'dry-run': isDry = false, only } }) => {
  readEnvironment()
  const { site, portfolio } = readContent()
  const slugs = demoSites().map(({ slug }) => slug)
  const files = uploads({ site, clients: portfolio.clients, slugs }, only, isDry, process.env)
  console.log(`To upload: ${files.join(', ')}.`)
  holdOutputs()
  for (const command of [
    ['node_modules/vite/bin/vite.js', 'build'],
    ['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--project', 'output'],
  ])
    run('Not deployed: the build or its tests failed, see above.', process.execPath, ...command)
  if (!existsSync(wrangler))
    run('wrangler could not be installed.', 'npm', 'ci', '--prefix', 'hosts', '--loglevel=error')
  const done: string[] = []
  for (const file of files) {
    const failure = `wrangler failed with ${file}; deployed before: ${done.join(', ') || 'nothing'}.`
    const args = ['deploy', '--config', join(hostsFolder, file), ...(isDry ? ['--dry-run'] : [])]
    run(failure, process.execPath, wrangler, ...args)
    done.push(file)
  }
  const left = ownPlaceholders().join('; ')
  const live = only === undefined ? site.origin : `${demoUrl(only, site)} --demo ${only}`
  if (!isDry) console.log(`Now check it: npm run verify -- ${live}`)
  else console.log(`Nothing was deployed.${left && ` Before you deploy, replace: ${left}.`}`)
})
