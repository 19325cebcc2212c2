/** A file that the worker keeps: its address, and what tells its version. */
export interface PrecacheEntry {
  url: string
  revision: string | null
  integrity?: string
}

/** The list of files inside a built worker. Throws where there is none. */
export function precacheOf(worker: string): PrecacheEntry[] {
  const list = /\[\{[^\]]*"url":[^\]]*\}\]/.exec(worker)?.[0]
  if (!list) throw new Error('dist/sw.js holds no list of files')
  return JSON.parse(list) as PrecacheEntry[]
}
