import { isDeepStrictEqual } from 'node:util'
import { canonicalPath } from '../../src/offline/rules.ts'
import { choices } from '../../src/theme/choices.ts'
import { messages } from '../content.ts'
import type { Look, Target } from './look.ts'
import type { Walker } from './walker.ts'

/** One thing that a person did. */
export interface Step {
  action: string
  /** How far it may and must lead in the history: Back leads one back. */
  moves?: number
  /** What was pressed, if anything was. */
  target?: Target | undefined
  /** Whether it was pressed so that it opens elsewhere. */
  isElsewhere?: boolean
  opened: number
  /** What came of it that only the action could see. */
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

/** What no step may break, whatever came before; each says what is wrong. */
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
    if (says !== undefined && says !== isOpen) return `${it}, its button says "${label}"`
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
    (!focus.isSeen && `the focus is on "${focus.name}", which is hidden`) ||
    (hasDialog &&
      !focus.isInDialog &&
      `the focus is on "${focus.isBody ? 'body' : focus.name}", outside the open dialog`),
  focusInSight: ({ action, after: { focus, room } }, { letters }) =>
    action.endsWith('Tab') &&
    !focus.isInSight &&
    room.width >= 305 * letters &&
    `Tab leads to "${focus.name}", which is out of sight`,
  history({ action, before, after, moves, target, isElsewhere }) {
    if (before.isError || after.place < 0 || moves !== undefined) return
    const grown = after.place - before.place
    if (target?.isHere && !isElsewhere && grown > 0)
      return `"${target.name}" leads to where one is, and adds ${grown} to the history`
    return grown > 1 && `${action} adds ${grown} to the history`
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
  // A page that is loaded again begins with its dialog closed, one entry before.
  moved: ({ action, moves, before, after }, { dialogs }) =>
    moves !== undefined &&
    after.place !== before.place + moves &&
    !(dialogs.has(before.place + moves) && after.place === before.place + moves - 1) &&
    `${action} leads from entry ${before.place} to ${after.place}`,
  // Large letters are for windows of some width; a narrow one has those of its own.
  width: ({ after: { width, room } }, { letters }) =>
    width > room.width &&
    room.width >= 305 * letters &&
    `the page is ${width} px wide in ${room.width}`,
  promise: ({ wrong, ...step }, walker) => wrong ?? kept(step, walker),
  theme({ after: { theme, isHydrated } }) {
    const stored = theme.kept || 'system'
    const pressed = choices.theme[theme.pressed]
    if (pressed && isHydrated && pressed !== stored)
      return `the theme's control says ${pressed}, ${stored} is stored`
    return (
      stored !== 'system' &&
      theme.shown !== stored &&
      `the theme is ${theme.shown}, ${stored} is stored`
    )
  },
  place({ previous, action, after, before }) {
    if (action !== 'press: Tab' || previous?.moves !== -1 || !before.focus.isBody) return
    // A document that the browser loads again begins at its start.
    if (previous.before.loaded !== before.loaded) return
    return (
      before.scroll > before.room.height &&
      after.focus.name === messages.skip &&
      `after Back, Tab leads to the start of the page, to "${after.focus.name}"`
    )
  },
} satisfies Record<string, Invariant>

const canonical = (address: string) => {
  const url = new URL(address)
  url.pathname = canonicalPath(url.pathname)
  return url.href
}

/** Whether a thing that was pressed did what it promises. */
function kept(
  { action, target, isElsewhere, before, after, opened }: Omit<Step, 'wrong'>,
  { isStalled }: Walker,
) {
  if (!target) return
  const { name, href, opensTab, isOwn, isDownload, isDisabled } = target
  // The application gives an address its canonical form when it starts.
  const unchanged = canonical(before.url) === canonical(after.url) && before.place === after.place
  if (
    href &&
    /^https?:/.test(href) &&
    !isDownload &&
    !target.opensDialog &&
    (isElsewhere || opensTab)
  ) {
    if (opened === 0) return `"${name}" opens nothing`
    return !unchanged && `"${name}" opens elsewhere, and leads to ${after.url} too`
  }
  if (isDownload || isDisabled || (href && !isOwn))
    return !unchanged && `"${name}" leads to ${after.url}`
  // A button is no link, whatever is held down.
  if (isElsewhere) return
  // A page that the host has another build of is exchanged, and forgets the tap.
  if (before.build !== after.build) return
  const { named } = after
  const isThere = named !== null && named > -8 && named < after.room.height
  if (target.opensDialog)
    return (
      !after.hasDialog &&
      !(after.url === href && isThere) &&
      `"${name}" opens nothing, and leads nowhere`
    )
  if (href) {
    if (after.url !== href) return `"${name}" leads to ${after.url}`
    if (target.isInMenu && after.menu?.isOpen)
      return `"${name}" leaves the menu open over where it leads`
    if (href.includes('#'))
      return !isThere && `"${name}" leads to what begins ${named} px from the window's top`
    return after.scroll !== 0 && `"${name}" leads to the middle of a page, ${after.scroll} px down`
  }
  // Pressed twice, it opens and closes.
  if (target.opensMenu && !action.startsWith('click twice'))
    return before.menu?.isOpen === after.menu?.isOpen && 'the menu stays as it was'
  if (isStalled) return
  if (target.closesDialog) return after.hasDialog && 'the dialog stays open'
  if (target.theme >= 0) return after.theme.pressed !== target.theme && `"${name}" is not chosen`
  return
}
