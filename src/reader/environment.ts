import { loadEnv } from 'vite'
import type { Site } from './schema.ts'
import { ContentError, errorLine, valueText, type FileError } from './errors.ts'

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

/** The port that PORT names, or another one. Throws one line if PORT names none. */
export function portOr(other: number): number {
  const { PORT } = process.env
  const port = Number(PORT || other)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  const expected = 'a number from 1 to 65535'
  throw new ContentError([errorLine({ file: 'PORT', found: valueText(PORT), expected })])
}

/** Errors in environment variables. */
export const environmentErrors = (values: NodeJS.ProcessEnv): FileError[] =>
  Object.entries(environment).flatMap(([name, [pattern, expected]]) => {
    const value = values[name]
    if (value === undefined || pattern.test(value)) return []
    return [{ file: name, found: valueText(value), expected }]
  })

/** The facts of the agency with the addresses of a preview, if the environment names one. */
export const withPreview = (site: Site): Site => ({
  ...site,
  homeAddress: process.env.SITE_ORIGIN ?? site.homeAddress,
  demoAddress: process.env.DEMO_ADDRESS ?? site.demoAddress,
})
