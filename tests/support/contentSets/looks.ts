import { expect, type Locator, type Page } from '@playwright/test'
import type { WorkerStatus } from '../../../src/offline/rules.ts'
import type * as ownContent from '../../../src/content.js'

/** What a visitor sees: a page, or what is opened on it. */
export interface Look {
  path: string
  arrange?: (page: Page) => Promise<unknown>
  /** An element that must be visible. */
  shows?: (page: Page) => Locator
  /** Ends in another window, so it is arranged at each width. */
  isBrief?: true
}

interface Workers {
  register: (registration: EventTarget) => void
  refuse: () => void
}

/** Lets a test say what becomes of the copy, and makes the visit the sixth. */
export const holdsCopy = (page: Page) =>
  page.addInitScript(() => {
    // about:blank has no service workers and no storage.
    if (!('serviceWorker' in navigator)) return
    localStorage.setItem('visits', '5')
    navigator.serviceWorker.register = () =>
      new Promise((resolve, reject) =>
        Object.assign(window, { workers: { register: resolve, refuse: reject } }),
      )
  })

/** The copy could not be saved. */
const fail = (failure: WorkerStatus['failure']) => (page: Page) =>
  page.evaluate((known) => {
    const { workers } = window as unknown as { workers: Workers }
    const message = new MessageEvent('message', { data: { failure: known } })
    navigator.serviceWorker.dispatchEvent(message)
    workers.refuse()
  }, failure)

/** A worker had saved the site before; another build may wait beside it. */
const save = (now: { isWaiting?: true; sparing?: true }) => (page: Page) =>
  page.evaluate(({ isWaiting, sparing = false }) => {
    const { workers } = window as unknown as { workers: Workers }
    const answer: WorkerStatus = { build: 'another', complete: true, sparing }
    const worker = Object.assign(new EventTarget(), {
      scriptURL: '',
      state: 'activated',
      postMessage: (_question: unknown, [port]: MessagePort[]) => port?.postMessage(answer),
    })
    const waiting = isWaiting ? worker : null
    const registration = { installing: null, waiting, active: worker }
    workers.register(Object.assign(new EventTarget(), registration))
  }, now)

const offerInstall = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new Event('beforeinstallprompt')))

const goOffline = (page: Page) => page.context().setOffline(true)

/** The pages of a site, and what a visitor opens or is told on them, by name. */
export function looksOf(content: typeof ownContent): Readonly<Record<string, Look>> {
  const { dialog, home, messages, pages } = content
  const { install, offline, update } = messages
  const notice = (text: string) => (page: Page) =>
    page.locator('[data-notice]').filter({ hasText: text })
  const inFooter = (text: string) => (page: Page) =>
    page.getByRole('contentinfo').getByText(text, { exact: true })
  const state = { path: '/nowhere' }
  return {
    'the home page': { path: '/' },
    'the portfolio': { path: '/portfolio' },
    'the 404 page': { path: '/nowhere' },
    ...Object.fromEntries(pages.map(({ slug }) => [`the page ${slug}`, { path: `/${slug}` }])),
    'the open menu': {
      path: '/',
      isBrief: true,
      async arrange(page) {
        const toggle = page.getByRole('button', { name: messages.menu.open, exact: true })
        if (await toggle.isVisible()) await toggle.click()
      },
      shows: (page) => page.getByRole('navigation').getByText(home.getStarted, { exact: true }),
    },
    'the open dialog': {
      path: '/',
      async arrange(page) {
        await page.getByRole('button', { name: home.contact.getInTouch, exact: true }).click()
        await page.getByRole('button', { name: dialog.copy, exact: true }).click()
      },
      shows: (page) => page.getByRole('dialog'),
    },
    'a lost connection': {
      path: '/portfolio',
      arrange: goOffline,
      shows: notice(offline.lostUnsaved),
    },
    'a lost connection with a copy': {
      path: '/portfolio',
      arrange: async (page) => {
        await save({ sparing: true })(page)
        await expect(inFooter(offline.sparing)(page)).toBeAttached()
        await goOffline(page)
      },
      shows: notice(offline.lost),
    },
    'the offer of another version': {
      ...state,
      arrange: save({ isWaiting: true }),
      shows: notice(update.ready),
    },
    ...Object.fromEntries(
      (['full', 'altered'] as const).map((failure) => [
        `a copy that failed: ${failure}`,
        { ...state, arrange: fail(failure), shows: inFooter(offline[failure]) },
      ]),
    ),
    'the offer to install': { ...state, arrange: offerInstall, shows: inFooter(install.install) },
    "an iPhone's steps to install": {
      ...state,
      async arrange(page) {
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'standalone', { value: false })
          Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
          Object.defineProperty(window, 'installPrompt', { get: () => undefined, set() {} })
        })
        await offerInstall(page)
      },
      shows: inFooter(install.steps.keep),
    },
  }
}
