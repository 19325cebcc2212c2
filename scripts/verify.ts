import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { checkSlug, demoSites } from '../plugins/demos/demoSites.ts'
import { contentTypes, otherAddresses } from '../plugins/hosting/rules.ts'
import { holdOutputs } from '../plugins/lock.ts'
import { command } from './command.ts'
import { ownPlaceholders } from './placeholders.ts'
import { servedFiles } from './server/servedFiles.ts'

const usage = 'Usage: npm run verify "--" <address> [--demo <slug>]'
const options = { demo: { type: 'string' } } as const

/** Returns the origin of a site's URL. Throws if `address` is not an http or https URL, or has a path, query or fragment. */
function originOf(address: string | undefined): string {
  if (address === undefined) throw new Error(usage)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname + url.search + url.hash !== '/')
    throw new Error(`${address} is not the address of a site. ${usage}`)
  return url.origin
}

/** Requests a URL of the live site. If the host does not answer, rejects with an error that names the URL and the cause. */
async function request(address: string, redirect: 'manual' | 'follow' = 'manual') {
  try {
    return await fetch(address, { redirect, signal: AbortSignal.timeout(20_000) })
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    const { HTTPS_PROXY = process.env.https_proxy, NODE_USE_ENV_PROXY: isUsed } = process.env
    const hint = HTTPS_PROXY && !isUsed ? ' For your proxy, Node needs NODE_USE_ENV_PROXY=1.' : ''
    throw new Error(`${address} does not answer: ${cause?.code ?? message}.${hint}`)
  }
}

/** Requests the URL `from` and follows redirects. Returns an error if the redirects do not end at the URL `to`. */
const redirectErrors = (from: string, to: string): Promise<string[]> =>
  request(from, 'follow').then(
    ({ url }) => (url === to ? [] : [`${from} leads to ${url}`]),
    ({ message }: Error) => [message],
  )

/** Lists the URLs in the `<link hreflang>` elements of a page's HTML: the page itself, and its translations. */
const translations = (html: string) =>
  [...html.matchAll(/<link\b[^>]*\bhreflang=[^>]*>/g)].map(
    ([tag]) => /\bhref="([^"]*)"/.exec(tag)?.[1] ?? '',
  )

/** Requests all translations of a page. Returns an error for each translation that is missing, or that has no link back to the page. */
async function translationErrors(html: string, page: string): Promise<string[]> {
  const addresses = new Set(translations(html))
  // Checks nothing at a preview URL, where the HTML lists only URLs of the final site and so lacks the URL of the page itself.
  if (!addresses.delete(page)) return []
  const errors = [...addresses].map(async (address) => {
    const response = await request(address)
    if (response.status !== 200) return `${address} answers ${response.status}`
    const isLinked = translations(await response.text()).includes(page)
    return isLinked ? [] : `${address} has no link to ${page}`
  })
  return (
    await Promise.all(errors.map((error) => error.catch(({ message }: Error) => message)))
  ).flat()
}

/** Compares a live site with the folder of its build. Returns the errors of each check, by the name of the check. */
async function findErrors(origin: string, folder: string): Promise<Record<string, string[]>> {
  const { names, redirects, headers } = servedFiles(folder)
  const isBuilt = async (response: Response, name: string) =>
    readFileSync(join(folder, name)).equals(Buffer.from(await response.arrayBuffer()))
  const errors = {
    files: [] as string[],
    headers: [] as string[],
    compression: [] as string[],
    redirects: [] as string[],
    'unknown page': [] as string[],
    translations: [] as string[],
    'links to this computer': [] as string[],
    placeholders: ownPlaceholders(),
  }
  for (const [path, name] of names) {
    const response = await request(origin + path)
    if (response.status !== 200) errors.files.push(`${path} answers ${response.status}`)
    else if (!(await isBuilt(response, name))) errors.files.push(`${path} differs from the build`)
    const type = contentTypes[extname(name).slice(1)]
    for (const [key, value] of Object.entries({ ...headers(path), 'content-type': type }))
      if (value !== undefined && response.headers.get(key) !== value)
        errors.headers.push(`${path}: ${key} is ${response.headers.get(key) ?? 'missing'}`)
    if (!name.endsWith('.html')) continue
    if (existsSync(join(folder, `${name}.gz`)) && !response.headers.has('content-encoding'))
      errors.compression.push(`${path} is not compressed`)
    const html = readFileSync(join(folder, name), 'utf8')
    errors.translations.push(...(await translationErrors(html, origin + path)))
    if (/https?:\/\/[^\s"'<>]*localhost/.test(html))
      errors['links to this computer'].push(`${path}; run npm run build and deploy again`)
  }
  for (const [from, to] of redirects)
    errors.redirects.push(...(await redirectErrors(origin + from, origin + to)))
  const unknown = await request(`${origin}/6f1c0b9e-no-such-page`)
  if (unknown.status !== 404)
    errors['unknown page'].push(`an unknown address answers ${unknown.status} instead of 404`)
  if (!(await isBuilt(unknown, '404.html')))
    errors['unknown page'].push('an unknown address does not show 404.html')
  const others: Record<string, string[]> = {}
  for (const [name, address] of Object.entries(otherAddresses(origin)))
    others[name] = await redirectErrors(`${address}/robots.txt`, `${origin}/robots.txt`)
  return { ...errors, ...others }
}

await command(usage, { options, allowPositionals: true }, async ({ values, positionals }) => {
  if (positionals.length > 1) throw new Error(usage)
  const origin = originOf(positionals[0])
  const demos = demoSites().map(({ slug }) => slug)
  if (values.demo !== undefined) checkSlug(values.demo, demos)
  const folder = values.demo === undefined ? 'dist' : join('dist-demos', values.demo)
  if (!existsSync(folder)) throw new Error(`${folder}/ is missing: run npm run build first.`)
  holdOutputs()
  const checks = Object.entries(await findErrors(origin, folder))
  for (const [check, errors] of checks) {
    const more = errors.length > 3 ? `; and ${errors.length - 3} more` : ''
    const row = errors.slice(0, 3).join('; ') + more
    console.log(`${row === '' ? 'ok  ' : 'FAIL'}  ${check.padEnd(24)}${row}`.trimEnd())
  }
  const failed = checks.filter(([, errors]) => errors.length > 0).length
  const result = failed === 0 ? 'all checks passed' : `${failed} of ${checks.length} checks failed`
  console.log(`\n${origin}: ${result}`)
  if (failed > 0) process.exitCode = 1
})
