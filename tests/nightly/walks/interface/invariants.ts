import { isDeepStrictEqual } from 'node:util'
import { canonicalPath } from '../../../../src/offline/rules.ts'
import { choices } from '../../../../src/theme/choices.ts'
import { messages } from '../../../support/content.ts'
import type { Look, Target } from './look.ts'
import type { Walker } from './walker.ts'

/** One action of a visitor, with the page before and after. */
export interface Step {
  action: string
  /** The expected movement in the history: -1 for Back. */
  moves?: number
  /** The pressed element, if any. */
  target?: Target | undefined
  /** Whether the press opens a new tab or window. */
  isElsewhere?: boolean
  opened: number
  /** A violation that only the action can notice. */
  wrong?: string | undefined
  before: Look
  after: Look
  previous?: Step | undefined
}

type Invariant = (step: Step, walker: Walker) => string | false | undefined

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

function headOf(html: string): Look['head'] {
  const [head = ''] = html.split('</head>')
  const find = (pattern: RegExp) => unescaped(pattern.exec(head)?.[1] ?? '')
  return {
    title: find(/<title>([^<]*)/),
    canonical: find(/<link rel="canonical" href="([^"]*)/),
    robots: find(/<meta name="robots" content="([^"]*)/),
    description: find(/<meta name="description" content="([^"]*)/),
    'og:url': find(/<meta property="og:url" content="([^"]*)/),
  }
}

const wouldSee = ({ url, main, menu, hasDialog }: Look) => ({
  url,
  main,
  menu: menu?.isOpen,
  hasDialog,
})

/** Conditions that must hold after every step. Each returns its violation. */
export const invariants = {
  page: ({ after }) => after.words === '' && '#root is empty',
  heading: ({ after }) =>
    after.headings.length !== 1 && `visible h1: ${after.headings.join(', ') || 'none'}`,
  error: (_, { errors }) => errors.length > 0 && errors.join('\n'),
  head({ after }, walker) {
    const own = headOf(walker.html(canonicalPath(new URL(after.url).pathname)))
    const wrong = (Object.keys(own) as (keyof typeof own)[]).find(
      (key) => own[key] !== after.head[key],
    )
    return wrong && `${wrong} of ${after.url} is "${after.head[wrong]}", not "${own[wrong]}"`
  },
  menu({ after: { menu, isHydrated } }) {
    if (!menu || !isHydrated) return
    const { isOpen, label, expanded } = menu
    const says = { [messages.menu.open]: false, [messages.menu.close]: true }[label]
    const it = `the menu is ${isOpen ? 'open' : 'closed'}`
    if (says !== undefined && says !== isOpen) return `${it}, the name of its button is "${label}"`
    return expanded !== null && expanded !== String(isOpen) && `${it}, aria-expanded is ${expanded}`
  },
  dialogEntry({ after: { state, hasDialog, isHydrated } }) {
    const isEntry = (state as { dialog?: unknown } | null)?.dialog === true
    return (
      isHydrated &&
      isEntry !== hasDialog &&
      `the dialog is ${hasDialog ? 'open' : 'closed'}, history.state is ${JSON.stringify(state)}`
    )
  },
  focus: ({ after: { focus, hasDialog } }) =>
    (!focus.isSeen && `the focused element "${focus.name}" is hidden`) ||
    (hasDialog &&
      !focus.isInDialog &&
      `the focus is on "${focus.isBody ? 'body' : focus.name}", outside the open dialog`),
  focusInSight: ({ action, after: { focus, room } }, { letters }) =>
    action.endsWith('Tab') &&
    !focus.isInSight &&
    room.width >= 305 * letters &&
    `Tab focuses "${focus.name}" outside the viewport`,
  history({ action, before, after, moves, target, isElsewhere }) {
    if (before.isError || after.place < 0 || moves !== undefined) return
    const grown = after.place - before.place
    if (target?.isHere && !isElsewhere && grown > 0)
      return `"${target.name}" links to the current page, but adds ${grown} history entries`
    return grown > 1 && `${action} adds ${grown} history entries`
  },
  back({ moves, before, after }) {
    if (moves === undefined || before.place + moves !== after.place) return
    const isMoved = Math.abs(before.scroll - after.scroll) > 8
    return (
      moves < 0 &&
      !isMoved &&
      isDeepStrictEqual(wouldSee(before), wouldSee(after)) &&
      'Back changes nothing'
    )
  },
  // A reload with an open dialog returns to the entry before it.
  moved: ({ action, moves, before, after }, { dialogs }) =>
    moves !== undefined &&
    after.place !== before.place + moves &&
    !(dialogs.has(before.place + moves) && after.place === before.place + moves - 1) &&
    `${action} moves from history entry ${before.place} to ${after.place}`,
  // Large text needs a wider window.
  width: ({ after: { width, room } }, { letters }) =>
    width > room.width &&
    room.width >= 305 * letters &&
    `the page is ${width} px wide in a window of ${room.width} px`,
  promise: ({ wrong, ...step }, walker) => wrong ?? kept(step, walker),
  theme({ after: { theme, isHydrated } }) {
    const stored = theme.kept || 'system'
    const pressed = choices.theme[theme.pressed]
    if (pressed && isHydrated && pressed !== stored)
      return `the theme control shows ${pressed}, but ${stored} is stored`
    return (
      stored !== 'system' &&
      theme.shown !== stored &&
      `the theme is ${theme.shown}, but ${stored} is stored`
    )
  },
  place({ previous, action, after, before }) {
    if (action !== 'press: Tab' || previous?.moves !== -1 || !before.focus.isBody) return
    // A reloaded document starts at its top.
    if (previous.before.loaded !== before.loaded) return
    return (
      before.scroll > before.room.height &&
      after.focus.name === messages.skip &&
      `after Back, Tab starts at the top of the page, at "${after.focus.name}"`
    )
  },
} satisfies Record<string, Invariant>

const canonical = (address: string) => {
  const url = new URL(address)
  url.pathname = canonicalPath(url.pathname)
  return url.href
}

/** The violation of a pressed element that does not do its job. */
function kept(
  { action, target, isElsewhere, before, after, opened }: Omit<Step, 'wrong'>,
  { isStalled }: Walker,
) {
  if (!target) return
  const { name, href, opensTab, isOwn, isDownload, isDisabled } = target
  // The application changes the URL to its canonical form at its start.
  const unchanged = canonical(before.url) === canonical(after.url) && before.place === after.place
  if (
    href &&
    /^https?:/.test(href) &&
    !isDownload &&
    !target.opensDialog &&
    (isElsewhere || opensTab)
  ) {
    if (opened === 0) return `"${name}" opens nothing`
    return !unchanged && `"${name}" opens a new tab, but also navigates to ${after.url}`
  }
  if (isDownload || isDisabled || (href && !isOwn))
    return !unchanged && `"${name}" navigates to ${after.url}`
  // A modifier key has no effect on a button.
  if (isElsewhere) return
  // A page of another build reloads, which loses the tap.
  if (before.build !== after.build) return
  const { named } = after
  const isThere = named !== null && named > -8 && named < after.room.height
  if (target.opensDialog)
    return (
      !after.hasDialog &&
      !(after.url === href && isThere) &&
      `"${name}" opens nothing and navigates nowhere`
    )
  if (href) {
    if (after.url !== href) return `"${name}" navigates to ${after.url}`
    if (target.isInMenu && after.menu?.isOpen)
      return `"${name}" leaves the menu open over its target`
    if (href.includes('#'))
      return !isThere && `the target of "${name}" is ${named} px from the top of the window`
    return after.scroll !== 0 && `"${name}" opens its page scrolled by ${after.scroll} px`
  }
  // A double click opens and closes the menu.
  if (target.opensMenu && !action.startsWith('click twice'))
    return before.menu?.isOpen === after.menu?.isOpen && 'the menu does not change'
  if (isStalled) return
  if (target.closesDialog) return after.hasDialog && 'the dialog stays open'
  if (target.theme >= 0) return after.theme.pressed !== target.theme && `"${name}" is not chosen`
  return
}
