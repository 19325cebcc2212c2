import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder to upload: the build, and the hashed files of earlier builds. */
export const upload = 'dist-upload'

/** A file of the deployed site that lists the hashed files of its last builds, newest first. */
const listed = 'builds.json'

/** Number of earlier builds whose files stay, for pages that are still open. */
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

/** The response of a live URL, or undefined if it does not exist. Rejects with one line otherwise. */
async function fetched(url: string): Promise<Response | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(
    (error: Error & { cause?: { code?: string } }) => error,
  )
  if (response instanceof Error) {
    const { cause, message } = response
    // A new domain has no earlier builds.
    if (cause?.code === 'ENOTFOUND') return undefined
    throw new Error(`Not deployed: ${url} gives no answer: ${cause?.code ?? message}.`)
  }
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`Not deployed: ${url} answers ${response.status}.`)
  return response
}

/** The builds that a live site lists. Empty before the first deployment, or if the list is invalid. */
async function liveBuilds(origin: string): Promise<Build[]> {
  const value: unknown = await (await fetched(`${origin}/${listed}`))?.json().catch(() => undefined)
  return isBuilds(value) ? value : []
}

/**
 * Writes dist-upload/: dist/, the hashed files of the live site's last builds, and the list for the
 * next deployment. Returns the number of files of earlier builds.
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
