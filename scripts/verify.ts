import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { servedFiles } from './server/servedFiles.ts'
import { fileFindings } from './verify/files.ts'
import { findingLines, type Finding } from './verify/finding.ts'
import { live } from './verify/live.ts'
import { placeholderFinding, previewFinding } from './verify/placeholders.ts'
import { statusFindings } from './verify/statuses.ts'
import { transportFindings } from './verify/transport.ts'

const usage = 'Usage: npm run verify -- <https address> [--demo <slug>]'

/** The origin that is meant. Throws where the address is none, or has a path. */
function originOf(address: string | undefined): string {
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  const isHttp = url && /^https?:$/.test(url.protocol)
  if (!isHttp || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `${address === undefined ? '' : `${address} is no address of a site. `}${usage}`,
    )
  }
  return url.origin
}

/** Whether the live pages are of this very build; without a build's name, as demos are, their bytes decide. */
async function buildFinding(origin: string, folder: string): Promise<Finding> {
  const name = (html: string) => /data-build="(\w+)"/.exec(html)?.[1] ?? 'without a name'
  const here = name(readFileSync(join(folder, 'index.html'), 'utf8'))
  const there = name(await (await live(origin, '/')).text())
  return {
    check: 'build',
    isRight: here === there,
    detail: here === there ? here : `there is ${there}, here ${here}`,
  }
}

/** Everything about a live address, one finding for each matter. */
export async function findings(origin: string, folder: string): Promise<Finding[]> {
  const site = servedFiles(folder)
  const pages = [...site.names].flatMap(([path, name]) => (name.endsWith('.html') ? path : []))
  return [
    await buildFinding(origin, folder),
    ...(await fileFindings(origin, folder, site)),
    ...(await statusFindings(origin, folder, pages)),
    ...(await transportFindings(origin)),
    previewFinding(folder),
    placeholderFinding(),
  ]
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { demo: { type: 'string' } },
    allowPositionals: true,
  })
  const [address, ...more] = positionals
  if (more.length > 0) throw new Error(usage)
  const origin = originOf(address)
  const folder = values.demo === undefined ? 'dist' : join('dist-demos', values.demo)
  if (!existsSync(folder)) throw new Error(`${folder}/ is missing: run npm run build first.`)
  const all = await findings(origin, folder)
  console.log(findingLines(all).join('\n'))
  const wrong = all.filter(({ isRight }) => !isRight).length
  console.log(`\n${origin}: ${wrong === 0 ? 'all is right' : `${wrong} of ${all.length} wrong`}`)
  if (wrong > 0) process.exitCode = 1
}

const [, started] = process.argv
if (started?.endsWith('verify.ts')) {
  await main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
