import type { Form } from '../../scripts/audit.ts'

interface Case {
  path: string
  form: Form
  /** Bytes of the first load with nothing cached, worker's own copies apart: measured, and a margin. The dialog is among the scripts. */
  bytes: number
  requests: number
}

/** Every page in both forms, and the budget of its first load. Measured: see the comments. */
export const cases: Case[] = [
  { path: '/', form: 'phone', bytes: 174_000, requests: 15 }, // 170,028 in 15
  { path: '/', form: 'desktop', bytes: 174_000, requests: 15 }, // 170,028 in 15
  { path: '/portfolio', form: 'phone', bytes: 294_000, requests: 22 }, // 290,171 in 22
  { path: '/portfolio', form: 'desktop', bytes: 329_000, requests: 24 }, // 324,887 in 24
  { path: '/no/such/page', form: 'phone', bytes: 168_000, requests: 15 }, // 164,075 in 15
  { path: '/no/such/page', form: 'desktop', bytes: 168_000, requests: 15 }, // 164,075 in 15
]

/** What a page must lose because it answers 404 and asks not to be indexed; nothing else. */
export const lossesOf404: Record<string, string[]> = {
  'best-practices': ['errors-in-console'],
  seo: ['is-crawlable', 'http-status-code'],
}

/** The browser's own line about the page's status; the only one the console may hold. */
export const lineOf404 = /^Failed to load resource: the server responded with a status of 404/
