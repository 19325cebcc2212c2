import { expect, test } from '@playwright/test'
import { home, messages, portfolio, site } from '../support/content.ts'
import { walk as walkThroughDeploys } from './walks/deploys/walk.ts'
import { onSite, report, walk } from './walks/interface/walk.ts'

const { open } = messages.menu
const { getInTouch } = home.contact
const toPortfolio = home.hero.portfolio
const [section] = home.nav

/** Walks that once found a bug, by name, each with its steps. */
const ways: Record<string, string> = {
  'a page that is translated before its copy is kept':
    'copy: is slow; press: Tab; translate; copy is kept; press: Tab',
  'the skip link, then Tab': 'press: Tab; press: Enter',
  'the head of another page': `press: Escape; click: "${toPortfolio}"; back`,
  'a reload with the dialog open': `click: "${getInTouch}"; reload; back`,
  'the logo at home': `press: Escape; click: "${site.brand}, ${messages.home}"`,
  'leaving a page with its menu open': `press: Escape; click: "${toPortfolio}"; back; click: "${open}"; forward; back`,
  'a menu link before the application has loaded': `scripts: are late; click: "${open}"; click: "${section.text}"`,
  'a ctrl-click on the link of the current section': `resize: 1440x900; type address: ${section.href}; ctrl-click: "${section.text}"`,
  'two taps before the dialog has loaded': `scripts: are late; click twice: "${getInTouch}"; press: Escape; back`,
  'scripts that hang': `scripts: hang; click: "${getInTouch}"`,
  'a start that failed': `connection: lost; press: Escape; connection: back; click: "${messages.theme.dark}"`,
  'the keyboard after Back': `press: Escape; click: "${toPortfolio}"; click: "${portfolio.closing.link}"; back; press: Tab`,
  'the menu in a low window': `resize: 320x256; click: "${open}"; press: Tab; press: Tab; press: Tab; press: Tab`,
  'the theme in another tab': `press: Escape; another tab: "${messages.theme.dark}"`,
}

/** A whole number from the environment, which asks for other and longer walks. */
function whole(name: 'SEED' | 'WALKS' | 'STEPS', usual: number) {
  const value = process.env[name]
  if (value !== undefined && !/^\d+$/.test(value))
    throw new Error(`${name} is "${value}"; expected a whole number, for example ${usual}`)
  return Number(value ?? usual)
}

const seed = whole('SEED', 1)
const { ONLY, SHRUNK } = process.env

test('random walks through the interface find no violation', async () => {
  const [walks, steps] = [whole('WALKS', 3), whole('STEPS', 25)]
  test.setTimeout(walks * (80_000 + steps * 4000))
  await onSite('dist', async (place) => {
    for (let at = seed; at < seed + walks; at += 1) {
      const options = { seed: at, steps, only: ONLY?.split(/;\s*/), path: SHRUNK, limit: 60_000 }
      const failure = await walk(place, options)
      expect.soft(failure && report(failure, steps)).toBeUndefined()
    }
  })
})

test('walks that once found a bug find none', async () => {
  test.setTimeout(240_000)
  await onSite('dist', async (place) => {
    for (const [name, way] of Object.entries(ways)) {
      const failure = await walk(place, { seed: 1, steps: 0, only: way.split('; ') })
      expect.soft(failure && report(failure, 0), name).toBeUndefined()
    }
  })
})

test('a random walk through deploys, faults and evictions finds no violation', async ({
  browser,
}) => {
  const steps = whole('STEPS', 50)
  test.setTimeout(80_000 + steps * 4000)
  await walkThroughDeploys(browser, seed, steps, 60_000)
})
