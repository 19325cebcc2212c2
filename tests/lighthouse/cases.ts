import type { Form } from '../../scripts/audit.ts'

interface Case {
  path: string
  form: Form
  /** Measured bytes of the first load with an empty cache, and a margin. Includes the dialog's script, not the precache. */
  bytes: number
  requests: number
}

/** Every page in both forms, with the budget of its first load. The comments have the measured bytes and requests. */
export const cases: Case[] = [
  { path: '/', form: 'phone', bytes: 174_000, requests: 15 }, // 170,028 in 15
  { path: '/', form: 'desktop', bytes: 174_000, requests: 15 }, // 170,028 in 15
  { path: '/portfolio', form: 'phone', bytes: 294_000, requests: 22 }, // 290,171 in 22
  { path: '/portfolio', form: 'desktop', bytes: 329_000, requests: 24 }, // 324,887 in 24
  { path: '/no/such/page', form: 'phone', bytes: 168_000, requests: 15 }, // 164,075 in 15
  { path: '/no/such/page', form: 'desktop', bytes: 168_000, requests: 15 }, // 164,075 in 15
]

/** The audits that a 404 page with noindex must fail, and no others. */
export const lossesOf404: Record<string, string[]> = {
  'best-practices': ['errors-in-console'],
  seo: ['is-crawlable', 'http-status-code'],
}

/** The browser's line about the 404 status, the only allowed line in the console. */
export const lineOf404 = /^Failed to load resource: the server responded with a status of 404/
