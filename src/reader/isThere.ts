import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Whether a file is there by exactly this name. macOS and Windows open it by other capitals too, and hosts do not. */
export const isThere = (file: string) =>
  existsSync(file) && readdirSync(dirname(file)).includes(basename(file))
