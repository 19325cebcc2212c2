import { expect, test as base, type BrowserContext } from '@playwright/test'
import { faultServer, type FaultServer } from './faultServer.ts'

export interface Options {
  /** Whether each page gets a simulated pointer movement. React hydrates a page only when the visitor first uses it, and most tests need a hydrated page. */
  isUsed: boolean
  /** Whether the test breaks the host or the browser. Errors in the console are then expected. */
  expectsErrors: boolean
  /** The folder of the build that the fixture `host` serves first. */
  build: string
}

/** The lines in a browser's console, and the patterns of the lines that a test expects. */
interface Watch {
  lines: string[]
  allowed: RegExp[]
  isOver: boolean
}

interface Fixtures {
  watch: Watch
  /** Adds a pattern of a console line or failed request that the test expects. */
  allow: (line: RegExp) => void
  /** A server for this test alone. The test may break and stop the server, and serve another build. */
  host: FaultServer
}

/** A test that fails if a page causes a console error, warning, page error, failed request or policy violation. */
export const test = base.extend<Options & Fixtures>({
  isUsed: [true, { option: true }],
  expectsErrors: [false, { option: true }],
  build: ['dist', { option: true }],
  watch: [
    async ({ context, isUsed, expectsErrors }, use) => {
      if (isUsed) await usesPages(context)
      const watch: Watch = { lines: [], allowed: [...asked], isOver: false }
      await record(context, watch)
      await use(watch)
      watch.isOver = true
      const { lines, allowed } = watch
      if (expectsErrors) return
      expect(lines.filter((line) => !allowed.some((each) => each.test(line)))).toEqual([])
    },
    { auto: true },
  ],
  allow: async ({ watch }, use) => use((line) => void watch.allowed.push(line)),
  host: async ({ build, watch }, use) => {
    const host = await faultServer(build)
    await use(host)
    watch.isOver = true
    await host.close()
  },
})

export { expect }

/** Simulates a pointer movement on each page after the page's load event, so that React hydrates the page. */
export const usesPages = (context: BrowserContext) =>
  context.addInitScript(() =>
    addEventListener('load', () => void dispatchEvent(new Event('pointermove'))),
  )

/** Console lines that fail no test. Tests cause these lines on purpose: they block service workers, request missing pages and end connections. */
const asked = [
  /^warning: Service Worker registration blocked by Playwright/,
  // The site prints this line if the browser has refused to register the service worker.
  /^warning: The browser refused the service worker/,
  /[Nn]ot [Ff]ound.*\/nowhere/,
  /ERR_INTERNET_DISCONNECTED/,
]

async function record(context: BrowserContext, watch: Watch) {
  const note = (line: string) => void (watch.isOver || watch.lines.push(line))
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    note(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => note(`page error: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    // A navigation aborts pending requests. An aborted request is not a failure.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return
    note(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`refused by ${event.violatedDirective}: ${event.blockedURI}`)
    })
  })
}
