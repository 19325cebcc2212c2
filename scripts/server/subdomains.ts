import { existsSync, readdirSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { answers } from './answer.ts'

const folders = (root: string) =>
  existsSync(root)
    ? readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? entry.name : [],
      )
    : []

/** Answers `<name>.localhost` from the folder of that name, and every other host from the site. */
export function subdomains(site: RequestListener, root: string): RequestListener {
  const known = new Map<string, RequestListener>()

  function demo(name: string): RequestListener | undefined {
    const names = folders(root)
    if (!names.includes(name)) return undefined
    const listener = known.get(name) ?? answers(join(root, name))
    known.set(name, listener)
    return listener
  }

  return (request, response) => {
    const [, name] = /^(.+)\.localhost(?::\d+)?$/i.exec(request.headers.host ?? '') ?? []
    if (name === undefined) return site(request, response)
    try {
      const listener = demo(name.toLowerCase())
      if (listener) return listener(request, response)
    } catch {
      // A build is just replacing the folder.
      return void response.writeHead(503, { 'retry-after': '1' }).end()
    }
    const list = folders(root).sort().join(', ') || 'none'
    response
      .writeHead(404, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end(`No demo is served at this address. Known demos: ${list}.\n`)
  }
}
