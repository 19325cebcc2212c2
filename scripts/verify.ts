import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ownPlaceholders } from './placeholders.ts'
import { servedFiles } from './server/servedFiles.ts'
import {
  allOf,
  buildFinding,
  fileFindings,
  statusFindings,
  type Finding,
} from './verify/answers.ts'

const usage = 'Usage: npm run verify -- <address> [--demo <slug>]'

/** The origin of an address. Throws if it is not a URL, or has a path. */
function originOf(address: string | undefined): string {
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  const isHttp = url && /^https?:$/.test(url.protocol)
  if (!isHttp || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `${address === undefined ? '' : `${address} is not the address of a site. `}${usage}`,
    )
  }
  return url.origin
}

/** The pages of a build that link to this computer, as those of a preview do. */
const previewPages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter((file) =>
      /https?:\/\/[^\s"'<>]*localhost/.test(readFileSync(join(folder, file), 'utf8')),
    )

/** All findings about a live site. */
export async function findings(origin: string, folder: string): Promise<Finding[]> {
  const files = servedFiles(folder)
  const preview = previewPages(folder).map(
    (file) => `${file} links to this computer; run npm run build first`,
  )
  return [
    await buildFinding(origin, folder),
    ...(await fileFindings(origin, folder, files)),
    ...(await statusFindings(origin, folder, files)),
    allOf('preview', preview, 'no page links to this computer'),
    allOf('placeholders', ownPlaceholders(), 'none left in src/content'),
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
  const width = Math.max(...all.map(({ check }) => check.length))
  for (const { check, isRight, detail } of all)
    console.log(`${isRight ? 'ok  ' : 'FAIL'}  ${check.padEnd(width)}  ${detail}`)
  const wrong = all.filter(({ isRight }) => !isRight).length
  console.log(`\n${origin}: ${wrong === 0 ? 'all is right' : `${wrong} of ${all.length} wrong`}`)
  if (wrong > 0) process.exitCode = 1
}

const [, started] = process.argv
if (started && realpathSync(started) === fileURLToPath(import.meta.url)) {
  await main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
