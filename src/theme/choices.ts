import { themeNames } from './names.ts'

/** What a visitor can choose; the first option is the default and leaves no trace. */
export const choices = {
  theme: ['system', ...themeNames],
  motion: ['on', 'off'],
} as const

export type Choice = keyof typeof choices
export type Option<C extends Choice> = (typeof choices)[C][number]

const names = Object.keys(choices) as Choice[]

/** What is chosen: the attribute on <html> that styles read, or the default. */
export const chosen = <C extends Choice>(choice: C) =>
  (document.documentElement.dataset[choice] ?? choices[choice][0]) as Option<C>

/** Puts the stored choices on <html>. Storage may throw where it is blocked; what was chosen then stays. */
export function applyChoices() {
  try {
    for (const choice of names) apply(choice, localStorage.getItem(choice))
  } catch {
    // The site starts with the defaults.
  }
}

/** Makes a choice, for this visit and, where storage is not blocked, for the next ones. */
export function choose<C extends Choice>(choice: C, option: Option<C>) {
  apply(choice, option)
  try {
    if (option === choices[choice][0]) localStorage.removeItem(choice)
    else localStorage.setItem(choice, option)
  } catch {
    // Blocked storage only means that the choice ends with this visit.
  }
}

function apply(choice: Choice, option: string | null) {
  const { dataset } = document.documentElement
  const [, ...others]: readonly string[] = choices[choice]
  if (option !== null && others.includes(option)) dataset[choice] = option
  else delete dataset[choice]
  if (choice === 'theme') colorBrowserBars()
}

/** Where the browser's own bars have the color of a theme, by the theme that is chosen. The system chooses light or dark. */
export function barMedia(theme: string, chosenTheme: Option<'theme'>) {
  const isOfSystem = theme === 'light' || theme === 'dark'
  if (isOfSystem && chosenTheme === 'system') return `(prefers-color-scheme: ${theme})`
  return theme === chosenTheme ? 'all' : 'not all'
}

/** A page has a `theme-color` for each theme, in their order (plugins/page.ts). */
function colorBrowserBars() {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  for (const [index, bar] of bars.entries())
    bar.media = barMedia(themeNames[index] ?? '', chosen('theme'))
}
