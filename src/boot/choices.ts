import { withStorage } from './storage.ts'

/** The themes, in the order of tokens.yaml and of the `theme-color` tags. */
const themeNames = ['light', 'dark'] as const

/** The choices of a visitor, each with its options. The first option is the default, which is not stored. */
export const choices = {
  theme: ['system', ...themeNames],
  motion: ['on', 'off'],
} as const

export type Choice = keyof typeof choices
export type Option<C extends Choice> = (typeof choices)[C][number]

const names = Object.keys(choices) as Choice[]

/** Returns the chosen option from the `data-` attribute on <html>. Returns the default if the attribute is missing. */
export const chosen = <C extends Choice>(choice: C) =>
  (document.documentElement.dataset[choice] ?? choices[choice][0]) as Option<C>

/** Applies the stored choices at three times: now, after a change in another tab (`storage`), and when the visitor returns to this page with the Back button (`pageshow`). */
export function followChoices() {
  applyChoices()
  for (const type of ['storage', 'pageshow']) addEventListener(type, applyChoices)
}

export function applyChoices() {
  for (const choice of names) {
    const stored = withStorage(() => localStorage.getItem(choice))
    // Keeps the current choice if the browser blocks storage. `stored` is then undefined.
    if (stored !== undefined) apply(choice, stored)
  }
}

/** Applies a choice, and stores the choice for later visits. If the browser blocks storage, the choice lasts until the page is closed. */
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

/** Returns the `media` attribute of a theme's `theme-color` tag, which depends on the visitor's choice. */
export function barMedia(theme: string, chosenTheme: Option<'theme'>) {
  if (chosenTheme === 'system') return `(prefers-color-scheme: ${theme})`
  return theme === chosenTheme ? 'all' : 'not all'
}

/** Updates the `theme-color` tags, which color the browser's own bars. plugins/pages/document.ts writes one tag for each theme, in the order of `themeNames`. */
function colorBrowserBars() {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  for (const [index, bar] of bars.entries())
    bar.media = barMedia(themeNames[index] ?? '', chosen('theme'))
}
