import { expect, type Locator, type Page } from '@playwright/test'
import { demos, pages } from '../../src/content.js'
import { dialog, home, messages, planned } from './content.ts'
import { notSavedPage } from '../../src/offline/worker/lastResort.ts'
import { open } from './page.ts'

/** A page or state that a visitor can see. */
export interface State {
  path: string
  /** The demo of the page; without it the page is of the site. */
  demo?: string
  /** Only tested in the narrowest window. */
  isNarrow?: boolean
  /** A page without scripts, where nothing must start. */
  isStill?: boolean
  /** Runs before the page opens, while the connection may still be lost. */
  before?: (page: Page) => Promise<unknown>
  arrange?: (page: Page) => Promise<unknown>
  /** A selector of what it shows over a page that is a state itself. */
  part?: string
  /** An element that must be visible in this state. */
  shows: (page: Page) => Locator
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const openDialog = (page: Page) =>
  page.getByRole('button', { name: home.contact.getInTouch }).click()

const returns = (page: Page) =>
  page.addInitScript(() => {
    // about:blank has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('visits', '5')
  })

async function isPhoneOfApple(page: Page) {
  await returns(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
  })
}

const isInstalled = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))

async function offerInstall(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')))
}

async function copyNumber(page: Page) {
  await openDialog(page)
  await page.getByRole('button', { name: dialog.copy }).click()
}

async function answerNotSaved(page: Page) {
  const { status, headers, body } = await answer(await notSavedPage())
  await page.route('/not-saved', (route) => route.fulfill({ status, headers, body }))
}

const answer = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
})

const siteStates: Record<string, State> = {
  'the home page': { path: '/', shows: title },
  'the portfolio': { path: '/portfolio', shows: title },
  'the not-found page': { path: '/nowhere', shows: title },
  'the reset page': { path: '/reset', shows: (page) => page.getByText(messages.reset.gone) },
  'the not-saved page': {
    path: '/not-saved',
    isStill: true,
    before: answerNotSaved,
    shows: title,
  },
  'the open menu': {
    path: '/',
    part: 'header',
    isNarrow: true,
    arrange: (page) => page.getByRole('button', { name: messages.menu.open }).click(),
    shows: (page) => page.getByRole('button', { name: messages.menu.close }),
  },
  'the open dialog': {
    path: '/',
    part: '[role=dialog]',
    arrange: openDialog,
    shows: (page) => page.getByRole('dialog'),
  },
  'a copied number': {
    path: '/',
    part: '[role=dialog]',
    arrange: copyNumber,
    shows: (page) => page.getByRole('status').filter({ hasText: dialog.copied }),
  },
  ...(planned.length > 0 && {
    'an open tooltip': {
      path: '/',
      part: '[role=tooltip]',
      arrange: (page) =>
        page.getByRole('contentinfo').getByRole('link', { disabled: true }).first().focus(),
      shows: (page) => page.getByRole('tooltip'),
    },
  }),
  'a lost connection': {
    path: '/portfolio',
    part: '[data-notice]',
    arrange: (page) => page.context().setOffline(true),
    shows: (page) => page.getByRole('status').filter({ hasText: messages.offline.lostUnsaved }),
  },
  'the offer to install': {
    path: '/',
    part: 'footer',
    before: returns,
    arrange: offerInstall,
    shows: (page) => page.getByRole('button', { name: messages.install.install }),
  },
  "an iPhone's steps to install": {
    path: '/',
    part: 'footer',
    before: isPhoneOfApple,
    shows: (page) => page.getByText(messages.install.steps.keep),
  },
  'the installed app': {
    path: '/',
    part: 'footer',
    before: isInstalled,
    shows: (page) => page.getByRole('button', { name: messages.share.share }),
  },
}

/** The origin of a demo on the test server; browsers resolve *.localhost to this computer. */
export const demoOrigin = (slug: string, baseURL = '') => baseURL.replace('//', `//${slug}.`)

/** Every page and state of the site and its demos, by name. */
export const states: Record<string, State> = {
  ...siteStates,
  ...Object.fromEntries(
    pages.map(({ slug, heading }) => [`the page ${heading}`, { path: `/${slug}`, shows: title }]),
  ),
  ...Object.fromEntries(
    demos.flatMap(({ slug, name }) => [
      [`the demo ${name}`, { demo: slug, path: '/', isStill: true, shows: title }],
      [
        `the not-found page of ${name}`,
        { demo: slug, path: '/nowhere', isStill: true, isNarrow: true, shows: title },
      ],
    ]),
  ),
}

/** Brings a page into a state at its current viewport size. */
export async function show(page: Page, state: State, baseURL = '') {
  const { path, demo, isStill, before, arrange, shows } = state
  const address = (demo ? demoOrigin(demo, baseURL) : '') + path
  await before?.(page)
  await page.context().setOffline(false)
  await (isStill ? page.goto(address) : open(page, address))
  await arrange?.(page)
  await expect(shows(page)).toBeVisible()
}
