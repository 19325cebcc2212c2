import { readFileSync } from 'node:fs'
import type { Form } from '../../scripts/audit.ts'
import { demos } from '../../src/content.js'

interface Weight {
  bytes: number
  requests: number
}

export interface Case {
  name: string
  url: string
  form: Form
  /** Only `npm run test:all` audits it. */
  isNightly: boolean
  /** The audits that it must fail, by category. It may fail no others. */
  losses?: Record<string, string[]>
  /** The lines that it must leave in the console. It may leave no others. */
  lines?: RegExp[]
  /** The most that its first load may weigh. */
  budget?: Weight
}

const forms = ['phone', 'desktop'] as const

/** First loads with an empty cache, as measured: with the dialog's script, without the precache. */
const home = { bytes: 159_137, requests: 11 }
const unknown = { bytes: 153_452, requests: 11 }
const measured: Record<string, Record<Form, Weight>> = {
  '/': { phone: home, desktop: home },
  '/portfolio': {
    phone: { bytes: 279_145, requests: 18 },
    desktop: { bytes: 313_769, requests: 20 },
  },
}

/** What is measured, with a margin of 3 % and one request. */
const budget = ({ bytes, requests }: Weight): Weight => ({
  bytes: Math.round(bytes * 1.03),
  requests: requests + 1,
})

/** A text page has what every page has, and at most 10 kB of words. */
const ofWords = { ...unknown, bytes: unknown.bytes + 10_000 }

/** The paths of the built site map. */
const paths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)].map(
  ([, address = '']) => new URL(address).pathname,
)

/** Every page of the site map and the page for unknown addresses in both forms, and every demo on a phone. */
export const casesAt = (origin: string): Case[] => [
  ...forms.flatMap((form) => [
    ...paths.map((path) => ({
      name: `${path === '/' ? 'the home page' : path} on a ${form}`,
      url: origin + path,
      form,
      isNightly: path !== '/' || form !== 'phone',
      budget: budget(measured[path]?.[form] ?? ofWords),
    })),
    {
      name: `an unknown address on a ${form}`,
      url: `${origin}/no/such/page`,
      form,
      isNightly: true,
      losses: {
        'best-practices': ['errors-in-console'],
        seo: ['http-status-code', 'is-crawlable'],
      },
      lines: [/^Failed to load resource: the server responded with a status of 404/],
      budget: budget(unknown),
    },
  ]),
  ...demos.map(({ slug }) => ({
    name: `the demo ${slug} on a phone`,
    url: `${origin.replace('//', `//${slug}.`)}/`,
    form: 'phone' as const,
    isNightly: true,
    losses: { seo: ['is-crawlable'] },
  })),
]
