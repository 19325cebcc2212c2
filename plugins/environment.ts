import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { shown, type Mistake } from './mistakes.ts'

/** Environment variables and what each may be; .env.example describes them. */
const environment = {
  DEMO_ADDRESS: [
    /^https?:\/\/\*\.[^\s/*]+$/,
    'an address with * for the name of the demo, for example http://*.localhost:4173',
  ],
  SITE_ORIGIN: [
    /^https?:\/\/[^\s/]+$/,
    'an address without a path, for example http://localhost:4173',
  ],
  // For hosts that cannot send headers.
  POLICY_IN_PAGE: [/^on$/, 'on, or nothing at all'],
} as const

/** Adds the variables of .env in a folder to the environment, unless they are set already. */
export const readEnvironment = (folder = process.cwd()) =>
  void Object.assign(
    process.env,
    loadEnv('production', folder, [...Object.keys(environment), 'PORT']),
  )

/** Files of variables that begin with a byte order mark, as some editors on Windows write them: their first variable, or all, would be lost. */
const markedFiles = (folder: string): Mistake[] =>
  ['.env', '.env.local', '.env.production', '.env.production.local']
    .filter((file) => existsSync(join(folder, file)))
    .filter((file) => /^(?:efbbbf|fffe|feff)/.test(readFileSync(join(folder, file), 'hex')))
    .map((file) => ({
      file,
      found: 'begins with a byte order mark',
      expected: 'it to be saved as UTF-8 without one',
    }))

/** Mistakes in environment variables, and in the files that set them. */
export function environmentMistakes(values: NodeJS.ProcessEnv, folder = '.'): Mistake[] {
  const wrong = Object.entries(environment).flatMap(([name, [pattern, expected]]) => {
    const value = values[name]
    if (value === undefined || pattern.test(value)) return []
    return [{ file: name, found: shown(value), expected }]
  })
  return [...markedFiles(folder), ...wrong]
}

/** Values for Vite's `define` that replace `process.env` in the browser's bundle. */
export const environmentValues = () =>
  Object.fromEntries(
    ['DEMO_ADDRESS', 'SITE_ORIGIN'].map((name) => [
      `process.env.${name}`,
      JSON.stringify(process.env[name]) ?? 'undefined',
    ]),
  )
