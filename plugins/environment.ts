import { loadEnv } from 'vite'
import { shown, type Mistake } from './mistakes.ts'

/** What the environment may set, and how it must look; .env.example describes each. */
const environment = {
  DEMO_ADDRESS: [
    /^https?:\/\/\*\.[^\s/*]+$/,
    'an address with * for the name of the demo, for example http://*.localhost:4173',
  ],
  SITE_ORIGIN: [
    /^https?:\/\/[^\s/]+$/,
    'an address without a path, for example http://localhost:4173',
  ],
  // For hosts that send no headers of ours.
  POLICY_IN_PAGE: [/^on$/, 'on, or nothing at all'],
} as const

/** Adds to the environment what the files .env and .env.local of a folder set; what is set already stays. */
export const readEnvironment = (folder = process.cwd()) =>
  void Object.assign(
    process.env,
    loadEnv('production', folder, [...Object.keys(environment), 'PORT']),
  )

/** What is wrong with the addresses that a preview sets. */
export function environmentMistakes(values: NodeJS.ProcessEnv): Mistake[] {
  return Object.entries(environment).flatMap(([name, [pattern, expected]]) => {
    const value = values[name]
    if (value === undefined || pattern.test(value)) return []
    return [{ file: name, found: shown(value), expected }]
  })
}

/** What the browser's bundle has in place of `process.env`, as Vite's `define` wants it. */
export const environmentValues = () =>
  Object.fromEntries(
    ['DEMO_ADDRESS', 'SITE_ORIGIN'].map((name) => [
      `process.env.${name}`,
      JSON.stringify(process.env[name]) ?? 'undefined',
    ]),
  )
