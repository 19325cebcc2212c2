import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test'
import { usesPages } from './faults/presence.ts'
import { faultServer, type FaultServer } from './faults/server.ts'

/** The errors so far, and the errors that a test expects. */
interface Watch {
  lines: string[]
  allowed: RegExp[]
  isOver: boolean
}

interface Fixtures {
  /** Whether pages get a user's first touch at once, which starts the application. Most tests need it. */
  isUsed: boolean
  watch: Watch
  /** Declares a console line or failed request that this test expects. */
  allow: (line: RegExp) => void
  /** A visitor with empty storage, for a first visit. */
  newVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** A server only for this test, which may stop it. */
  server: FaultServer
}

/** A test that fails on a console error or warning, page error, failed request or policy violation. */
export const test = base.extend<Fixtures>({
  isUsed: [true, { option: true }],
  watch: [
    async ({ context, isUsed }, use) => {
      if (isUsed) await usesPages(context)
      const watch: Watch = { lines: [], allowed: [noWorker], isOver: false }
      await record(context, watch)
      await use(watch)
      watch.isOver = true
      const { lines, allowed } = watch
      expect(lines.filter((line) => !allowed.some((each) => each.test(line)))).toEqual([])
    },
    { auto: true },
  ],
  allow: async ({ watch }, use) => use((line) => void watch.allowed.push(line)),
  newVisitor: async ({ browser, watch }, use) => {
    const visitors: BrowserContext[] = []
    await use(async (options) => {
      const visitor = await browser.newContext({
        reducedMotion: 'reduce',
        serviceWorkers: 'allow',
        ...options,
      })
      visitors.push(visitor)
      await usesPages(visitor)
      await record(visitor, watch)
      return visitor
    })
    watch.isOver = true
    await Promise.all(visitors.map((visitor) => visitor.close()))
  },
  // Playwright needs a first argument.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await faultServer('dist')
    await use(server)
    await server.close()
  },
})

export { expect }

const noWorker = /^warning: Service Worker registration blocked by Playwright/

async function record(context: BrowserContext, watch: Watch) {
  const note = (line: string) => void (watch.isOver || watch.lines.push(line))
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    note(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => note(`page error: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    // A navigation aborts pending requests; they have not failed.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return
    note(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`refused by ${event.violatedDirective}: ${event.blockedURI}`)
    })
  })
}
