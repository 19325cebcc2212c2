import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { cutOff } from '../faults/browser.ts'
import type { FaultServer } from '../faults/server.ts'
import { look, type Look } from './look.ts'

/** How long a page may take to do what was asked of it, in milliseconds; it waits itself for 5 seconds for its scripts. */
export const patience = 7000

/** What walks of one build share. */
export interface Place {
  browser: Browser
  host: FaultServer
  /** The build, and another one to deploy in its place. */
  builds: [string, () => Promise<string>]
}

/** Lines that a host that fails, or is out of reach, writes to the console. */
const networkLine =
  /Failed to load|net::ERR|Failed to fetch|dynamically imported|service ?worker|bad-precaching|fetching the script|NetworkError|Load failed/i

/** A person on the way through the site. */
export class Walker {
  readonly errors: string[] = []
  /** How many pages were opened beside this one, each closed at once. */
  opened = 0
  isReachable = true
  /** Whether anything was wrong with the host or the connection so far. */
  wasFaulty = false
  /** Whether the scripts of the page may be missing, for now. */
  isStalled = false
  /** How large letters are, by the browser's own setting: 1 as usual. */
  letters = 1
  deployed = 0
  /** The history's entries whose dialog was open when the page was seen last. */
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
      // The host says so of a page that it does not know.
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
      // A window behind another one is not drawn, and does not answer a touch.
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
      // Loaders of TypeScript wrap named functions in this, those too that run in the page.
      Object.assign(globalThis, Object.fromEntries([['__name', (each: unknown) => each]]))
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`refused by ${event.violatedDirective}: ${event.blockedURI}`)
      })
      // A browser without a telephone asks what to do, and takes no other click until it is told.
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

  /** The address of a path. */
  at = (path: string) => this.site.host.origin + path

  get isOut() {
    return !this.page.url().startsWith('http')
  }

  /** Brings the page to the front; the browser does not always answer. */
  private async show() {
    await Promise.race([this.page.bringToFront(), pause(2000)])
  }

  /** Another tab of the same person, closed again. */
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
    await this.site.host.deploy(this.deployed ? await other() : first)
  }

  /** What the build's own HTML says of an address. */
  html(path: string): string {
    const name = path === '/' ? 'index' : path.slice(1)
    const [folder] = this.site.builds
    try {
      return readFileSync(join(folder, `${name}.html`), 'utf8')
    } catch {
      return readFileSync(join(folder, '404.html'), 'utf8')
    }
  }

  /** What is on the screen. */
  look = (): Promise<Look> => this.ask(look)

  /** What a function finds in the page; a page that is being exchanged is asked again. */
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

  /** Waits until no page is on its way, and this one is drawn; when it is used, until the application answers. */
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
        // A person presses what stands still.
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
