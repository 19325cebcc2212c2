import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of the matching files of a built folder. */
export const matching = (pattern: RegExp, folder = 'dist') =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .sort()

/** The bytes of a file of a built folder. */
export const bytes = (file: string, folder = 'dist') => readFileSync(join(folder, file))

/** The build's security headers for every response, in lower case. */
export function securityHeaders(folder = 'dist'): Record<string, string> {
  const [everywhere = ''] = readFileSync(join(folder, '_headers'), 'utf8').split('\n\n')
  const lines = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}
