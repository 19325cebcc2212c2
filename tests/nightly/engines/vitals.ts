import { describe, expect } from 'vitest'
import { dialog, home } from '../../support/content.ts'
import { evaluate, isShown, type Tab, type Target } from './tab.ts'
import type { Test } from './visit.ts'

/** The figures, and the type of entry by which an engine reports each. */
const types = {
  'largest contentful paint': 'largest-contentful-paint',
  'interaction to next paint': 'event',
} as const

type Vitals = Record<keyof typeof types, number>

/** Milliseconds by engine and figure; undefined if the engine has no such entries. */
const measured: Record<string, Partial<Vitals>> = {}

/** The figures of the engines beside each other. */
export function vitalsTable(): string {
  const engines = Object.keys(measured)
  const rows = (Object.keys(types) as (keyof Vitals)[]).map((figure) => [
    figure,
    ...engines.map((engine) => {
      const value = measured[engine]?.[figure]
      return value === undefined ? 'not in this version' : `${Math.round(value)} ms`
    }),
  ])
  return [['home page', ...engines], ...rows]
    .map((row) =>
      row
        .map((cell) => cell.padEnd(28))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

/** Collects the page's figures from now on, and those of its loading. */
const collect = (tab: Tab) =>
  evaluate(tab, () => {
    const vitals = { 'largest contentful paint': 0, 'interaction to next paint': 0 }
    Object.assign(globalThis, { vitals })
    const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
      // An unknown type would be a warning in the console.
      if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
      // A constant, because the compiler does not know durationThreshold.
      const options = { type, buffered: true, durationThreshold: 16 }
      observer.observe(options)
    }
    const press = (entry: PerformanceEntry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming
      const figure = 'interaction to next paint'
      if (interactionId) vitals[figure] = Math.max(vitals[figure], duration)
    }
    watch('largest-contentful-paint', ({ startTime }) => {
      vitals['largest contentful paint'] = startTime
    })
    watch('event', press)
    // The first press is reported even if it takes less than the 16 ms that other entries need.
    watch('first-input', press)
  })

const opener: Target = { role: 'button', name: home.contact.getInTouch }
const opened: Target = { role: 'dialog', name: dialog.title }

/** Presses a button and a key, the largest work that the home page does on a press. */
async function interact(tab: Tab) {
  await tab.click(opener)
  await expect.poll(() => isShown(tab, opened)).toBe(true)
  await tab.press('Escape')
  await expect.poll(() => isShown(tab, opened)).toBe(null)
}

/** Whether an engine reports the figures that it has entries for. The figures themselves depend on the machine. */
export const vitals = (test: Test, engine: string) =>
  describe('vital figures', () => {
    test('are reported by an engine that has them', async ({ tab, visit }) => {
      await visit('/')
      const supported = await evaluate(tab, () => [...PerformanceObserver.supportedEntryTypes])
      const figures = (Object.keys(types) as (keyof Vitals)[]).filter((figure) =>
        supported.includes(types[figure]),
      )
      await collect(tab)
      await interact(tab)
      const seen = () => evaluate(tab, () => (globalThis as unknown as { vitals: Vitals }).vitals)
      measured[engine] = {}
      for (const figure of figures) {
        await expect
          .poll(async () => (await seen())[figure], { message: figure })
          .toBeGreaterThan(0)
        measured[engine][figure] = (await seen())[figure]
      }
    })
  })
