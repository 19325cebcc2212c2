import { readFileSync } from 'node:fs'
import type { Form } from './audit.ts'
import { demos } from '../support/content.ts'

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
}

const forms = ['phone', 'desktop'] as const

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
