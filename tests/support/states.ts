import { expect, type Locator, type Page } from '@playwright/test'
import { designedPages } from '../../src/pageFacts.ts'
import { content as ownContent } from './content.ts'
import type { WorkerStatus } from '../../src/offline/rules.ts'
import { open } from './page.ts'

/** A page as it opens, or in one of its states, such as with an open menu. */
export interface State {
  path: string
  /** Whether this state exists only in a narrow window. */
  isNarrow?: boolean
  /** Prepares the browser before the page opens. */
  before?: (page: Page) => Promise<unknown>
  arrange?: (page: Page) => Promise<unknown>
  /** A selector of the element that differs from the page as it opens, such as the menu. The screenshot shows only this element, because another screenshot shows the rest of the page. */
  part?: string
  /** An element that must be visible in this state. */
  shows: (page: Page) => Locator
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const returns = (page: Page) =>
  page.addInitScript(() => {
    // about:blank has no local storage.
    if (location.protocol !== 'about:') localStorage.setItem('visits', '5')
  })

async function isPhoneOfApple(page: Page) {
  await returns(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
  })
}

/** Simulates a visitor whose browser has saved the site, and has also downloaded a newer build that the page does not use yet. */
async function hasUpdate(page: Page) {
  const answer: WorkerStatus = { build: 'another' }
  await page.addInitScript((status) => {
    // about:blank has no `navigator.serviceWorker`.
    if (!('serviceWorker' in navigator)) return
    const worker = Object.assign(new EventTarget(), {
      state: 'activated',
      postMessage: (_question: unknown, [port]: MessagePort[]) => port?.postMessage(status),
    })
    const workers = { installing: null, waiting: worker, active: worker }
    const registration = Object.assign(new EventTarget(), workers)
    Object.assign(navigator.serviceWorker, { register: () => Promise.resolve(registration) })
  }, answer)
}

/** Returns every page, and every state of a page (such as an open menu), by name. `content` has the texts of the pages. */
export function statesOf(
  content: Pick<typeof ownContent, 'dialog' | 'footer' | 'home' | 'messages' | 'pages'>,
): Readonly<Record<string, State>> {
  const { dialog, footer, home, messages, pages } = content
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const notice = (text: string) => (page: Page) =>
    page.locator('[data-notice]').filter({ hasText: text })
  const isPlanned = footer.columns.some(({ links }) => links.some((link) => !('href' in link)))
  return {
    ...Object.fromEntries(
      Object.keys(designedPages).map((path) => [
        path === '/' ? 'the home page' : `the page ${path}`,
        { path, shows: title },
      ]),
    ),
    'the not-found page': { path: '/nowhere', shows: title },
    'the reset page': { path: '/reset', shows: (page) => page.getByText(messages.reset.gone) },
    ...Object.fromEntries(
      pages.map(({ slug, heading }) => [`the page ${heading}`, { path: `/${slug}`, shows: title }]),
    ),
    'the open menu': {
      path: '/',
      part: ':popover-open',
      isNarrow: true,
      arrange: (page) => button(page, messages.menu.open).click(),
      shows: (page) => button(page, messages.menu.close),
    },
    'the open dialog': {
      path: '/',
      part: '[role=dialog]',
      async arrange(page) {
        await button(page, home.contact.getInTouch).click()
        await button(page, dialog.copy).click()
      },
      shows: (page) => page.getByRole('status').filter({ hasText: dialog.copied }),
    },
    ...(isPlanned && {
      'an open tooltip': {
        path: '/',
        part: '[role=tooltip]',
        arrange: (page: Page) =>
          page.getByRole('contentinfo').getByRole('link', { disabled: true }).first().hover(),
        shows: (page: Page) => page.getByRole('tooltip'),
      },
    }),
    'a lost connection': {
      path: '/portfolio',
      part: '[data-notice]',
      arrange: (page) => page.context().setOffline(true),
      shows: notice(messages.offline.lostUnsaved),
    },
    'the offer of another version': {
      path: '/nowhere',
      part: '[data-notice]',
      before: hasUpdate,
      shows: notice(messages.update.ready),
    },
    'the offer to install': {
      path: '/',
      part: 'footer',
      before: returns,
      arrange: (page) => page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt'))),
      shows: (page) => button(page, messages.install.install),
    },
    "an iPhone's steps to install": {
      path: '/',
      part: 'footer',
      before: isPhoneOfApple,
      shows: (page) => page.getByText(messages.install.steps.keep),
    },
  }
}

/** Every page and state with this project's content. */
export const states = statesOf(ownContent)

/** Opens the path of a state, and brings the page into this state. Does not change the window's size. */
export async function show(page: Page, { path, before, arrange, shows }: State, origin = '') {
  // Opens about:blank first. If the browser opened the same URL twice in a row, the page would keep its scroll position.
  await page.goto('about:blank')
  await before?.(page)
  await page.context().setOffline(false)
  await open(page, origin + path)
  await arrange?.(page)
  await expect(shows(page)).toBeVisible()
}
