import { loadEnv } from 'vite'
import type { Site } from './schema.ts'
import { ContentError, errorLine, valueText, type FileError } from './errors.ts'

/** The pattern of correct values for each environment variable, and a description for error messages. See .env.example. */
const environment = {
  DEMO_ADDRESS: [
    /^https?:\/\/\*\.[^\s/*]+$/,
    'an address with * for the name of the demo, for example http://*.localhost:4173',
  ],
  SITE_ORIGIN: [
    /^https?:\/\/[^\s/]+$/,
    'an address without a path, for example http://localhost:4173',
  ],
  // "on" writes the Content-Security-Policy into each page, for hosts that cannot send headers.
  POLICY_IN_PAGE: [/^on$/, 'on, or nothing at all'],
} as const

/** Loads the .env file of a folder into `process.env`. Variables that are already set stay as they are. */
export const readEnvironment = (folder = process.cwd()) =>
  void Object.assign(
    process.env,
    loadEnv('production', folder, [...Object.keys(environment), 'PORT']),
  )

/** Returns the port in the variable PORT, or a default port. Throws if PORT is not a port number. */
export function portOr(defaultPort: number): number {
  const { PORT } = process.env
  const port = Number(PORT || defaultPort)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  const expected = 'a number from 1 to 65535'
  throw new ContentError([errorLine({ file: 'PORT', found: valueText(PORT), expected })])
}

/** Finds environment variables with a wrong value. */
export const environmentErrors = (values: NodeJS.ProcessEnv): FileError[] =>
  Object.entries(environment).flatMap(([name, [pattern, expected]]) => {
    const value = values[name]
    if (value === undefined || pattern.test(value)) return []
    return [{ file: name, found: valueText(value), expected }]
  })

/** Replaces the URLs of the site and the demos with the environment variables SITE_ORIGIN and DEMO_ADDRESS. A preview sets these variables. */
export const withPreview = (site: Site): Site => ({
  ...site,
  homeAddress: process.env.SITE_ORIGIN ?? site.homeAddress,
  demoAddress: process.env.DEMO_ADDRESS ?? site.demoAddress,
})
