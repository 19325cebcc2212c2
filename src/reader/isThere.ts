import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/**
 * Whether a file exists under exactly this name. On macOS and Windows `existsSync` ignores upper and
 * lower case, but web hosts do not.
 */
export const isThere = (file: string) =>
  existsSync(file) && readdirSync(dirname(file)).includes(basename(file))
