import { withStorage } from './storage.ts'

/** The themes, in the order of tokens.yaml and of the `theme-color` tags. */
const themeNames = ['light', 'dark'] as const

/** The visitor's choices. The first option is the default, which is not stored. */
export const choices = {
  theme: ['system', ...themeNames],
  motion: ['on', 'off'],
} as const

export type Choice = keyof typeof choices
export type Option<C extends Choice> = (typeof choices)[C][number]

const names = Object.keys(choices) as Choice[]

/** The chosen option: the attribute on <html> that styles read, or the default. */
export const chosen = <C extends Choice>(choice: C) =>
  (document.documentElement.dataset[choice] ?? choices[choice][0]) as Option<C>

/** Applies the stored choices, now and when another page has changed them: in another tab, or before Back takes this page from the browser's memory. */
export function followChoices() {
  applyChoices()
  for (const type of ['storage', 'pageshow']) addEventListener(type, applyChoices)
}

export function applyChoices() {
  for (const choice of names) {
    const stored = withStorage(() => localStorage.getItem(choice))
    // Blocked storage: the current choice stays; a new page has the default.
    if (stored !== undefined) apply(choice, stored)
  }
}

/** Applies a choice, and stores it for later visits; where storage is blocked, it ends with this one. */
export function choose<C extends Choice>(choice: C, option: Option<C>) {
  apply(choice, option)
  withStorage(() => {
    if (option === choices[choice][0]) localStorage.removeItem(choice)
    else localStorage.setItem(choice, option)
  })
}

function apply(choice: Choice, option: string | null) {
  const { dataset } = document.documentElement
  const [, ...others]: readonly string[] = choices[choice]
  if (option !== null && others.includes(option)) dataset[choice] = option
  else delete dataset[choice]
  if (choice === 'theme') colorBrowserBars()
}

/** The media query of a theme's `theme-color` tag, while a visitor has chosen a theme or the system's. */
export function barMedia(theme: string, chosenTheme: Option<'theme'>) {
  if (chosenTheme === 'system') return `(prefers-color-scheme: ${theme})`
  return theme === chosenTheme ? 'all' : 'not all'
}

/** Updates the `theme-color` tags, one per theme and in the same order (plugins/pages/document.ts). */
function colorBrowserBars() {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  for (const [index, bar] of bars.entries())
    bar.media = barMedia(themeNames[index] ?? '', chosen('theme'))
}
