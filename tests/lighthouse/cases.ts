import type { Form } from './audit.ts'

interface Case {
  path: string
  form: Form
  /** Bytes of the first load with nothing cached, worker's own copies apart: measured, and a margin. */
  bytes: number
  requests: number
}

/** Every page in both forms, and the budget of its first load. Measured: see the comments. */
export const cases: Case[] = [
  { path: '/', form: 'phone', bytes: 175_000, requests: 12 }, // 168,401 in 11
  { path: '/', form: 'desktop', bytes: 175_000, requests: 12 }, // 168,401 in 11
  { path: '/portfolio', form: 'phone', bytes: 280_000, requests: 18 }, // 268,038 in 17
  { path: '/portfolio', form: 'desktop', bytes: 315_000, requests: 20 }, // 301,243 in 19
  { path: '/no/such/page', form: 'phone', bytes: 154_000, requests: 11 }, // 149,004 in 10
  { path: '/no/such/page', form: 'desktop', bytes: 154_000, requests: 11 }, // 149,004 in 10
]

/** What a page must lose because it answers 404 and asks not to be indexed; nothing else. */
export const lossesOf404: Record<string, string[]> = {
  'best-practices': ['errors-in-console'],
  seo: ['is-crawlable', 'http-status-code'],
}

/** The browser's own line about the page's status; the only one the console may hold. */
export const lineOf404 = /^Failed to load resource: the server responded with a status of 404/
