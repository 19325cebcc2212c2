import { App } from '../../src/App.tsx'
import { resetUrl } from '../../src/pwa/rules.ts'
import { isOffline, press, status } from '../arrange.ts'
import type { Entry, Frame } from '../entry.ts'
import { NotSaved } from '../NotSaved.tsx'

const page = (name: string, file: string, path: string, rest: Partial<Frame> = {}): Entry => ({
  name,
  files: [file],
  frame: { height: 800, path, shows: 'footer', ...rest },
  isWide: true,
  Show: App,
})

const notices = 'src/pwa/Notices.tsx'
const notice = { shows: '[data-notice]' }
const opener = '[aria-haspopup="dialog"]'
const dialog = { shows: '[role="dialog"]', arrange: press(opener) }

/** Presses what copies, when the dialog has come; here a browser always allows it. */
function copyNumber() {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } })
  press(opener)()
  const timer = setInterval(() => {
    const copy = document.querySelector('[role="dialog"] button[data-tooltip]:not([aria-label])')
    if (!(copy instanceof HTMLElement)) return
    copy.click()
    clearInterval(timer)
  }, 50)
}

/** Whole pages, and what can happen on them. */
export const states: readonly Entry[] = [
  page('Home page', 'src/pages/HomePage.tsx', '/'),
  page('Portfolio page', 'src/pages/PortfolioPage.tsx', '/portfolio'),
  page('Not-found page', 'src/pages/NotFoundPage.tsx', '/404'),
  page('Reset page', 'src/pages/ResetPage.tsx', resetUrl),
  {
    name: 'Not-saved page',
    files: ['src/pwa/worker/notSavedPage.ts'],
    frame: { height: 480 },
    isWide: true,
    Show: NotSaved,
  },
  {
    name: 'Menu, open',
    files: ['src/sections/Menu.tsx'],
    frame: {
      height: 667,
      width: 375,
      path: '/',
      shows: '#menu',
      arrange: press('[popovertarget]'),
    },
    Show: App,
  },
  page('Dialog, open', 'src/sections/ContactDialog.tsx', '/', dialog),
  page('Dialog, number copied', 'src/sections/ContactDialog.tsx', '/', {
    ...notice,
    arrange: copyNumber,
  }),
  page('Notice of an update', notices, '/', {
    ...notice,
    before: status({ update: () => undefined }),
  }),
  page('Notice of a saved copy', notices, '/', { ...notice, before: status({ justSaved: true }) }),
  page('Notice of a lost connection', notices, '/portfolio', { ...notice, before: isOffline }),
]
