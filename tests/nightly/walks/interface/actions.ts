import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { dialog, home, messages } from '../../../support/content.ts'
import type { Fault } from '../../../support/faults/fault.ts'
import type { Step } from './invariants.ts'
import { translate } from '../../../support/translate.ts'
import { aim, startsContent, type Target } from './look.ts'
import type { Walker } from './walker.ts'

/** The parts of a step that only its action knows. */
type Doing = Partial<Pick<Step, 'moves' | 'target' | 'isElsewhere' | 'wrong'>> & {
  /** The argument that repeats the action exactly, if it differs from the given one. */
  said?: string | undefined
}

export interface Action {
  weight: number
  /** Possible arguments: one of a list, or any usable element of the page for `targets`. */
  with?: readonly string[] | 'targets'
  do: (walker: Walker, argument: string) => Promise<Doing | void>
  /** Whether it starts the application. */
  isUse?: true
}

/** Controls that walks press more often than others. */
export const favorites = [
  messages.menu.open,
  messages.menu.close,
  home.contact.getInTouch,
  home.contact.book,
  home.hero.portfolio,
  home.hero.contact,
  dialog.close,
  messages.theme.dark,
  ...home.nav.map(({ text }) => text),
]

const quoted = ({ name, nth }: Target) => `"${name}"${nth > 1 ? `#${nth}` : ''}`

/** An argument in the form of `aim`: an index, or a name. */
const asked = (argument: string) =>
  /^\d+$/.test(argument) ? Number(argument) : argument.replace(/^"(.*)"(#\d+)?$/, '$1$2')

const find = (walker: Walker, argument: string, isTabbed = false) =>
  walker.ask(aim, { which: asked(argument), isTabbed })

/** An action that presses an element at its position. */
const pressing =
  (press: (page: Page, at: { x: number; y: number }) => Promise<void>, isElsewhere?: true) =>
  async (walker: Walker, argument: string): Promise<Doing> => {
    const target = await find(walker, argument)
    if (!target) return { said: `${argument} (not there)` }
    // A press that leaves the page may never resolve.
    await Promise.race([press(walker.page, target), pause(1000)])
    return { target, isElsewhere: isElsewhere === true, said: quoted(target) }
  }

const held = (key: string) =>
  pressing(async (page, { x, y }) => {
    await page.keyboard.down(key)
    await page.mouse.click(x, y)
    await page.keyboard.up(key)
  }, true)

/** Moves in the history. */
const goes = (moves: -1 | 1) => async (walker: Walker) => {
  const { page } = walker
  if (walker.isOut) return void (await page.goto(walker.at('/')).catch(() => {}))
  const { place, count } = await walker.ask(() => ({
    place: navigation.currentEntry?.index ?? 0,
    count: navigation.entries().length,
  }))
  const isLeaving = place + moves < 0
  if (place + moves >= count) return { said: '(nothing there)' }
  await page.evaluate((by) => void setTimeout(() => history.go(by)), moves)
  if (!isLeaving) return { moves }
  // Leaves the site and returns.
  await page.waitForURL('about:blank')
  await page.goForward({ waitUntil: 'commit' }).catch(() => {})
  return { said: '(and returns to the site)' }
}

const keys = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape'] as const

async function press(walker: Walker, key: string): Promise<Doing> {
  const { page } = walker
  const focused = await walker.ask(() => {
    const { activeElement } = document
    return {
      isLink: activeElement?.matches('a[href]:not([role=button])'),
      isBody: activeElement === document.body,
    }
  })
  const isPress = key === 'Enter' || (key === 'Space' && !focused.isLink)
  const target = isPress && !focused.isBody ? await walker.ask(aim, { which: -1 }) : undefined
  await page.keyboard.press(key)
  if (!target) return {}
  const said = `${key} (on ${quoted(target)})`
  if (!target.href.endsWith('#main')) return { target, said }
  await walker.settle(true)
  await page.keyboard.press('Tab')
  const leads = await walker.ask(startsContent)
  const { focus } = await walker.look()
  const wrong = leads ? undefined : `after "${target.name}", Tab moves to "${focus.name}"`
  // Without `target`, because Tab may have scrolled the page.
  return { said, wrong }
}

const scripts: Record<string, Fault | undefined> = {
  work: undefined,
  'are late': { delay: 1200 },
  fail: { status: 404 },
  // Longer than the page waits. A longer delay would block all connections of the browser to this host.
  hang: { delay: 8000 },
}

const breaks =
  (path: RegExp, only?: 'worker') =>
  async (walker: Walker, how: string): Promise<void> => {
    const { host } = walker.site
    const fault = scripts[how] ?? (how === 'is slow' ? { delay: 100 } : undefined)
    if (!fault) host.heal()
    else host.fail(path, fault, only)
    if (fault) walker.wasFaulty = true
    if (only !== 'worker') walker.isStalled = fault !== undefined
  }

/** Everything that a visitor can do, and events that can happen. */
export const actions: Record<string, Action> = {
  click: {
    weight: 20,
    with: 'targets',
    isUse: true,
    do: pressing((page, { x, y }) => page.mouse.click(x, y)),
  },
  tap: {
    weight: 10,
    with: 'targets',
    isUse: true,
    do: pressing((page, { x, y }) => page.touchscreen.tap(x, y)),
  },
  'click twice': {
    weight: 3,
    with: 'targets',
    isUse: true,
    do: pressing((page, { x, y }) => page.mouse.click(x, y, { clickCount: 2 })),
  },
  'ctrl-click': { weight: 3, with: 'targets', isUse: true, do: held('Control') },
  'shift-click': { weight: 2, with: 'targets', isUse: true, do: held('Shift') },
  'middle-click': {
    weight: 2,
    with: 'targets',
    isUse: true,
    do: pressing((page, { x, y }) => page.mouse.click(x, y, { button: 'middle' }), true),
  },
  'tab to': {
    weight: 6,
    with: 'targets',
    isUse: true,
    async do(walker, argument) {
      const target = await find(walker, argument, true)
      return { said: target ? quoted(target) : `${argument} (not there)` }
    },
  },
  press: { weight: 25, with: [...keys, 'Tab', 'Enter'], isUse: true, do: press },
  back: { weight: 10, do: goes(-1) },
  forward: { weight: 5, do: goes(1) },
  reload: { weight: 4, do: async ({ page }) => void (await page.reload().catch(() => {})) },
  open: {
    weight: 4,
    with: ['/', '/portfolio', '/nowhere', '/portfolio/?from=walk', '//foo/'],
    do: async (walker, path) => void (await walker.page.goto(walker.at(path)).catch(() => {})),
  },
  'type address': {
    weight: 4,
    with: ['#about', '#services', '#contact', '#main', '#nowhere'],
    async do(walker, hash) {
      if (!walker.isOut)
        await walker.page.goto(walker.page.url().replace(/#.*|$/, hash)).catch(() => {})
    },
  },
  resize: {
    weight: 6,
    with: ['375x667', '1440x900', '667x375', '768x1024', '320x256'],
    async do({ page }, size) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
    },
  },
  text: {
    weight: 2,
    with: ['100 %', '200 %'],
    async do(walker, size) {
      const { page, context } = walker
      walker.letters = parseInt(size) / 100
      const session = await context.newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * walker.letters } })
      await session.detach()
    },
  },
  translate: { weight: 3, do: (walker) => walker.ask(translate) },
  prefers: {
    weight: 1,
    with: ['light', 'dark'],
    do: ({ page }, scheme) =>
      page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light' }),
  },
  connection: {
    weight: 5,
    with: ['lost', 'back'],
    async do(walker, how) {
      if (how === 'lost') return walker.loseConnection()
      await walker.regainConnection()
      if (await walker.ask(() => !location.href.startsWith('http'))) await walker.page.reload()
    },
  },
  scripts: { weight: 4, with: Object.keys(scripts), do: breaks(/^\/assets\/.*\.js/) },
  copy: { weight: 2, with: ['is slow', 'fail'], do: breaks(/./, 'worker') },
  'copy is kept': {
    weight: 2,
    async do(walker) {
      await walker.ask(() =>
        Promise.race([
          navigator.serviceWorker?.ready,
          new Promise((end) => setTimeout(end, 10_000)),
        ]).then(() => undefined),
      )
    },
  },
  deploy: { weight: 2, do: (walker) => walker.deploy() },
  'another tab': {
    weight: 2,
    with: 'targets',
    async do(walker, argument) {
      let said = `${argument} (not there)`
      await walker.besides(async (other) => {
        await other.goto(walker.at('/')).catch(() => {})
        await other
          .waitForFunction(() => !document.querySelector('[data-below][hidden]'))
          .catch(() => {})
        const target = await other.evaluate(aim, { which: asked(argument) }).catch(() => undefined)
        if (!target) return
        said = quoted(target)
        // A tab behind another one may never answer.
        const click = other.mouse.click(target.x, target.y).catch(() => {})
        await Promise.race([click, pause(1000)])
        await other.waitForLoadState().catch(() => {})
      })
      return { said }
    },
  },
}
