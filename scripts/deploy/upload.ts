import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder that is uploaded in place of dist/: the build, and the hashed files of earlier ones. */
export const upload = 'dist-upload'

/** Where a deployed site lists the hashed files of its last builds, newest first. */
const listed = 'builds.json'

/** How many earlier builds' files stay, for pages that are still open. */
const kept = 5

/** Paths of the hashed files of one build. */
type Build = string[]

const hashedFiles = (folder: string): Build =>
  readdirSync(join(folder, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .map((path) => path.slice(folder.length + 1))
    .sort()

const isBuilds = (value: unknown): value is Build[] =>
  Array.isArray(value) &&
  value.every(
    (build) =>
      Array.isArray(build) &&
      build.every((path) => typeof path === 'string' && /^assets\/(?!.*\.\.)[\w./-]+$/.test(path)),
  )

/** What is at a live address; undefined where the host says that nothing is. Rejects with one line otherwise. */
async function fetched(url: string): Promise<Response | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(
    (error: Error & { cause?: { code?: string } }) => error,
  )
  if (response instanceof Error) {
    const { cause, message } = response
    // A domain that does not exist yet has no earlier builds either.
    if (cause?.code === 'ENOTFOUND') return undefined
    throw new Error(`Not deployed: ${url} gives no answer: ${cause?.code ?? message}.`)
  }
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`Not deployed: ${url} answers ${response.status}.`)
  return response
}

/** The builds that a live site lists; none before its first deployment, or where it lists nonsense. */
async function liveBuilds(origin: string): Promise<Build[]> {
  const value: unknown = await (await fetched(`${origin}/${listed}`))?.json().catch(() => undefined)
  return isBuilds(value) ? value : []
}

/**
 * Writes dist-upload/ anew: dist/, the hashed files that the live site's last builds had and this
 * one has not, and the list for the next time. Returns how many files of earlier builds it holds.
 */
export async function prepareUpload(
  origin: string,
  source = 'dist',
  target = upload,
): Promise<number> {
  rmSync(target, { recursive: true, force: true })
  cpSync(source, target, { recursive: true })
  const own = hashedFiles(source)
  const earlier = (await liveBuilds(origin))
    .filter((build) => build.join() !== own.join())
    .slice(0, kept)
  const wanted = new Set(earlier.flat().filter((path) => !existsSync(join(target, path))))
  let found = 0
  for (const path of wanted) {
    const response = await fetched(`${origin}/${path}`)
    if (!response) continue
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), Buffer.from(await response.arrayBuffer()))
    found += 1
  }
  writeFileSync(join(target, listed), `${JSON.stringify([own, ...earlier])}\n`)
  return found
}
