import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { otherAddresses, contentTypes } from '../plugins/hosting/rules.ts'
import { holdOutputs } from '../plugins/lock.ts'
import { command } from './command.ts'
import { ownPlaceholders } from './placeholders.ts'
import { servedFiles } from './server/servedFiles.ts'

const usage = 'Usage: npm run verify "--" <address> [--demo <slug>]'
const options = { demo: { type: 'string' } } as const

/** The origin of an address. Throws if it is not that of a site. */
function originOf(address: string | undefined): string {
  if (address === undefined) throw new Error(usage)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname + url.search + url.hash !== '/')
    throw new Error(`${address} is not the address of a site. ${usage}`)
  return url.origin
}

/** Requests a live address. Rejects with one line if there is no response. */
async function live(address: string, redirect: 'manual' | 'follow' = 'manual'): Promise<Response> {
  try {
    return await fetch(address, { redirect, signal: AbortSignal.timeout(20_000) })
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    const { HTTPS_PROXY = process.env.https_proxy, NODE_USE_ENV_PROXY: isUsed } = process.env
    const next = HTTPS_PROXY && !isUsed ? ' For your proxy, Node needs NODE_USE_ENV_PROXY=1.' : ''
    throw new Error(`${address} gives no answer: ${cause?.code ?? message}.${next}`)
  }
}

/** The addresses of a page in other languages, as its HTML names them. */
const translations = (html: string) =>
  [...html.matchAll(/<link\b[^>]*\bhreflang=[^>]*>/g)].map(
    ([tag]) => /\bhref="([^"]*)"/.exec(tag)?.[1] ?? '',
  )

/** What is wrong with the translations of a page: each answers, and links back to the page. */
async function wrongTranslations(html: string, page: string): Promise<string[]> {
  // A preview names the addresses of the site itself.
  const named = new Set(translations(html))
  if (!named.delete(page)) return []
  const answers = [...named].map(async (address) => {
    const response = await live(address)
    if (response.status !== 200) return `${address} answers ${response.status}`
    const isLinked = translations(await response.text()).includes(page)
    return isLinked ? [] : `${address} has no link to ${page}`
  })
  const all = await Promise.all(
    answers.map((answer) => answer.catch(({ message }: Error) => message)),
  )
  return all.flat()
}

/** What is wrong with a live site, by what was checked. */
async function errors(origin: string, folder: string): Promise<Record<string, string[]>> {
  const placeholders = ownPlaceholders()
  const { names, redirects, headers } = servedFiles(folder)
  const isBuilt = async (response: Response, name: string) =>
    readFileSync(join(folder, name)).equals(Buffer.from(await response.arrayBuffer()))
  const wrong = {
    files: [] as string[],
    headers: [] as string[],
    compression: [] as string[],
    redirects: [] as string[],
    'unknown page': [] as string[],
    translations: [] as string[],
    'links to this computer': [] as string[],
    placeholders,
  }
  for (const [path, name] of names) {
    const response = await live(origin + path)
    if (response.status !== 200) wrong.files.push(`${path} answers ${response.status}`)
    else if (!(await isBuilt(response, name))) wrong.files.push(`${path} is not that of the build`)
    const type = contentTypes[extname(name).slice(1)]
    for (const [key, value] of Object.entries({ ...headers(path), 'content-type': type }))
      if (value !== undefined && response.headers.get(key) !== value)
        wrong.headers.push(
          `${path}: ${key} is ${response.headers.has(key) ? 'another' : 'missing'}`,
        )
    if (!name.endsWith('.html')) continue
    const isSmaller = existsSync(join(folder, `${name}.gz`))
    if (isSmaller && !response.headers.has('content-encoding'))
      wrong.compression.push(`${path} has none`)
    const html = readFileSync(join(folder, name), 'utf8')
    wrong.translations.push(...(await wrongTranslations(html, origin + path)))
    if (/https?:\/\/[^\s"'<>]*localhost/.test(html))
      wrong['links to this computer'].push(`${path}; run npm run build and deploy again`)
  }
  for (const [from, to] of redirects) {
    const { url } = await live(origin + from, 'follow')
    if (url !== origin + to) wrong.redirects.push(`${from} leads to ${url}`)
  }
  const unknown = await live(`${origin}/6f1c0b9e-no-such-page`)
  if (unknown.status !== 404) wrong['unknown page'].push(`it answers ${unknown.status}, not 404`)
  if (!(await isBuilt(unknown, '404.html'))) wrong['unknown page'].push('it is not 404.html')
  const others: Record<string, string[]> = {}
  for (const [name, address] of Object.entries(otherAddresses(origin))) {
    const from = `${address}/robots.txt`
    others[name] = await live(from, 'follow').then(
      ({ url }) => (url === `${origin}/robots.txt` ? [] : [`${from} leads to ${url}`]),
      ({ message }: Error) => [message],
    )
  }
  return { ...wrong, ...others }
}

await command(usage, { options, allowPositionals: true }, async ({ values, positionals }) => {
  if (positionals.length > 1) throw new Error(usage)
  const origin = originOf(positionals[0])
  const folder = values.demo === undefined ? 'dist' : join('dist-demos', values.demo)
  if (!existsSync(folder)) throw new Error(`${folder}/ is missing: run npm run build first.`)
  holdOutputs()
  const all = Object.entries(await errors(origin, folder))
  for (const [check, [...wrong]] of all) {
    const rest = wrong.splice(3).length
    const lines = wrong.join('; ') + (rest > 0 ? `; and ${rest} more` : '')
    console.log(`${lines === '' ? 'ok  ' : 'FAIL'}  ${check.padEnd(24)}${lines}`.trimEnd())
  }
  const failed = all.filter(([, wrong]) => wrong.length > 0).length
  console.log(`\n${origin}: ${failed === 0 ? 'all is right' : `${failed} of ${all.length} wrong`}`)
  if (failed > 0) process.exitCode = 1
})
