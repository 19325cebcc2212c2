import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { types } from '../../plugins/hosting/rules.ts'
import type { ServedFiles } from '../server/servedFiles.ts'
import { allOf, type Finding } from './finding.ts'
import { forEach, live } from './live.ts'

const hash = (bytes: Uint8Array) => createHash('sha384').update(bytes).digest('base64')

const isText = (type: string) => /html|javascript|svg|manifest|plain/.test(type)

/** What is wrong with the answer to one address of the build; nothing where all is right. */
async function check(origin: string, folder: string, site: ServedFiles, path: string) {
  const response = await live(origin, path)
  const name = site.names.get(path) ?? ''
  const bytes = readFileSync(join(folder, name))
  const { status, headers } = response
  const body = Buffer.from(await response.arrayBuffer())
  const expected = types[extname(name).slice(1)]
  const wanted = [
    ...Object.entries(site.headers(path)),
    ...(expected === undefined ? [] : [['content-type', expected] as const]),
  ]
  const wrongHeaders = wanted.filter(([key, value]) => headers.get(key) !== value)
  const type = headers.get('content-type') ?? ''
  return {
    status: status === 200 ? [] : [`${path} answers ${status}`],
    bytes: status !== 200 || hash(body) === hash(bytes) ? [] : [`${path} has other bytes`],
    headers: wrongHeaders.map(
      ([key]) => `${path}: ${key} is ${headers.get(key) === null ? 'missing' : 'another'}`,
    ),
    compression:
      bytes.length > 1000 && isText(type) && !headers.get('content-encoding')
        ? [`${path} is not compressed`]
        : [],
  }
}

/** Every file of the build: there, with the same bytes, with the headers of `_headers`, compressed. */
export async function fileFindings(
  origin: string,
  folder: string,
  site: ServedFiles,
): Promise<Finding[]> {
  const paths = [...site.names.keys()]
  const results = await forEach(paths, (path) => check(origin, folder, site, path))
  const all = (key: keyof (typeof results)[number]) => results.flatMap((result) => result[key])
  return [
    allOf('files are there', all('status'), `${paths.length} of ${paths.length}`),
    allOf('bytes of the build', all('bytes'), 'SHA-384 of every file is the same'),
    allOf('headers', all('headers'), 'as in _headers'),
    allOf('compression', all('compression'), 'every text of over 1,000 bytes'),
  ]
}
