import type { Form } from '../../tools/audit.ts'

interface Case {
  path: string
  form: Form
  /** Bytes of the first load with nothing cached, worker's own copies apart: measured, and a margin. */
  bytes: number
  requests: number
}

/** Every page in both forms, and the budget of its first load. Measured: see the comments. */
export const cases: Case[] = [
  { path: '/', form: 'phone', bytes: 175_000, requests: 13 }, // 164,136 in 13
  { path: '/', form: 'desktop', bytes: 175_000, requests: 13 }, // 164,136 in 13
  { path: '/portfolio', form: 'phone', bytes: 280_000, requests: 19 }, // 274,310 in 19
  { path: '/portfolio', form: 'desktop', bytes: 315_000, requests: 21 }, // 310,180 in 21
  { path: '/no/such/page', form: 'phone', bytes: 154_000, requests: 12 }, // 144,731 in 12
  { path: '/no/such/page', form: 'desktop', bytes: 154_000, requests: 12 }, // 144,731 in 12
]

/** What a page must lose because it answers 404 and asks not to be indexed; nothing else. */
export const lossesOf404: Record<string, string[]> = {
  'best-practices': ['errors-in-console'],
  seo: ['is-crawlable', 'http-status-code'],
}

/** The browser's own line about the page's status; the only one the console may hold. */
export const lineOf404 = /^Failed to load resource: the server responded with a status of 404/
