import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { cutOff } from '../../../support/faults/browser.ts'
import type { FaultServer } from '../../../support/faults/server.ts'
import { look, type Look } from './look.ts'

/** Time limit for a page's reaction, in milliseconds. The page itself waits 5 seconds for its scripts. */
export const patience = 7000

/** The shared parts of all walks through a build. */
export interface Place {
  browser: Browser
  host: FaultServer
  /** The build, and another one to deploy. */
  builds: readonly [string, string]
}

/** Console lines about a failing or unreachable host. */
const networkLine =
  /Failed to load|net::ERR|Failed to fetch|dynamically imported|service ?worker|bad-precaching|fetching the script|NetworkError|Load failed/i

/** A visitor who walks through the site. */
export class Walker {
  readonly errors: string[] = []
  /** Number of other pages that were opened; each is closed at once. */
  opened = 0
  isReachable = true
  /** Whether the host or the connection has failed so far. */
  wasFaulty = false
  /** Whether the page may currently lack its scripts. */
  isStalled = false
  /** The browser's text size; 1 is normal. */
  letters = 1
  deployed = 0
  /** The history entries with an open dialog, as last seen. */
  readonly dialogs = new Set<number>()
  private mends: (() => Promise<void>)[] = []
  private opening = false
  private pending = new Set<unknown>()

  private constructor(
    readonly site: Place,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    context.on('console', (message) => {
      if (message.type() !== 'error' || (message.page() ?? page) !== page) return
      const { url } = message.location()
      const isPage = !/\.\w+$/.test(url.split(/[?#]/)[0] ?? '')
      // The host's status for an unknown page.
      if (isPage && message.text().includes('status of 404')) return
      this.note(message.text())
    })
    page.on('pageerror', (error) => this.note(`uncaught: ${error.message}`))
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        this.pending.add(request)
    })
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => void this.pending.delete(request))
    context.on('page', (other) => {
      if (this.opening || other === page) return
      this.opened += 1
      // A window in the background is not drawn and does not react to touches.
      void other
        .close()
        .then(() => this.show())
        .catch(() => {})
    })
  }

  static async start(site: Place): Promise<Walker> {
    const context = await site.browser.newContext({
      viewport: { width: 375, height: 667 },
      hasTouch: true,
      reducedMotion: 'reduce',
      acceptDownloads: false,
      serviceWorkers: 'allow',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await context.addInitScript(() => {
      // TypeScript loaders wrap named functions in this, also those that run in the page.
      Object.assign(globalThis, Object.fromEntries([['__name', (each: unknown) => each]]))
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`refused by ${event.violatedDirective}: ${event.blockedURI}`)
      })
      // A browser without a phone shows a dialog for tel: links, which blocks further clicks.
      const calls = (event: Event) => {
        const link = event.target instanceof Element && event.target.closest('a')
        if (link && /^(tel|mailto):/.test(link.href)) event.preventDefault()
      }
      addEventListener('click', calls, { capture: true })
    })
    const page = await context.newPage()
    return new Walker(site, context, page)
  }

  private note(line: string) {
    if (this.wasFaulty && networkLine.test(line)) return
    this.errors.push(line)
  }

  /** The URL of a path. */
  at = (path: string) => this.site.host.origin + path

  get isOut() {
    return !this.page.url().startsWith('http')
  }

  /** Brings the page to the front; the browser does not always answer. */
  private async show() {
    await Promise.race([this.page.bringToFront(), pause(2000)])
  }

  /** Another tab of the same visitor, which closes afterwards. */
  async besides(act: (other: Page) => Promise<void>) {
    this.opening = true
    const other = await this.context.newPage()
    this.opening = false
    try {
      await act(other)
    } finally {
      await other.close()
      await this.show()
    }
  }

  async loseConnection() {
    if (!this.isReachable) return
    this.wasFaulty = true
    this.isReachable = false
    this.mends.push(await cutOff(this.page))
    await this.site.host.down()
  }

  async regainConnection() {
    if (this.isReachable) return
    await this.site.host.up()
    for (const mend of this.mends.splice(0)) await mend()
    this.isReachable = true
  }

  async deploy() {
    this.wasFaulty = true
    this.deployed = 1 - this.deployed
    const [first, other] = this.site.builds
    await this.site.host.deploy(this.deployed ? other : first)
  }

  /** The build's HTML of a path. */
  html(path: string): string {
    const name = path === '/' ? 'index' : path.slice(1)
    const [folder] = this.site.builds
    try {
      return readFileSync(join(folder, `${name}.html`), 'utf8')
    } catch {
      return readFileSync(join(folder, '404.html'), 'utf8')
    }
  }

  /** The current state of the page. */
  look = (): Promise<Look> => this.ask(look)

  /** The result of a function in the page. Retries while the page navigates. */
  async ask<Found, Given = undefined>(
    find: (given: Given) => Found,
    given?: Given,
  ): Promise<Awaited<Found>> {
    for (const end = Date.now() + 3 * patience; ;) {
      try {
        return await this.page.evaluate(find as (given: unknown) => Found, given)
      } catch (error) {
        if (Date.now() > end || this.page.isClosed()) throw error
        await this.page.waitForLoadState('domcontentloaded').catch(() => {})
      }
    }
  }

  /** Waits until navigation has ended and the page is drawn; for a used page, until the application has started. */
  async settle(isUsed: boolean) {
    const end = Date.now() + patience
    const draw = () =>
      this.page.evaluate(async (waits) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const isReady = () =>
          document.readyState === 'complete' &&
          !document.querySelector('[data-below][hidden]') &&
          (!waits ||
            !location.href.startsWith('http') ||
            Object.keys(document.querySelector('footer button') ?? {}).some((key) =>
              key.startsWith('__reactProps'),
            ))
        const until = Date.now() + 1500
        let scrolled = NaN
        // A visitor presses elements that do not move.
        const rests = () => scrolled === (scrolled = scrollY)
        do {
          await frame()
          await frame()
        } while ((!rests() || !isReady()) && Date.now() < until)
        return true
      }, isUsed && !this.isStalled)
    while (Date.now() < end) {
      const isDrawn = await Promise.race([draw(), pause(3000, true)]).catch(() => false)
      if (isDrawn && (this.pending.size === 0 || this.isOut)) return
      if (!isDrawn) await this.page.waitForLoadState('domcontentloaded').catch(() => {})
    }
    this.pending.clear()
  }

  async close() {
    await this.context.close()
    await this.regainConnection()
    this.site.host.heal()
    if (this.deployed) await this.deploy()
  }
}
