import { describe, expect } from 'vitest'
import { projects } from '../../support/projects.ts'
import { evaluate, type Tab } from './tab.ts'
import type { Test } from './visit.ts'
import { messages } from '../../support/content.ts'

const widths = [320, 375, 768, 1440]

/** The states of the endless animations. */
const endless = (tab: Tab) =>
  evaluate(tab, () =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
      .map(({ playState, effect }) => `${playState} ${String(effect?.getTiming().duration)}`),
  )

const three = (state: string) => [state, state, state]

/** Scrolls to every picture of the page; returns for each whether it is drawn, and its format. */
export const drawn = (tab: Tab) =>
  evaluate(tab, async () => {
    const pictures = [...document.querySelectorAll('main img')] as HTMLImageElement[]
    const formats: string[] = []
    for (const picture of pictures) {
      picture.scrollIntoView({ behavior: 'instant' })
      while (!picture.complete) await new Promise((frame) => requestAnimationFrame(frame))
      await picture.decode()
      if (picture.naturalWidth > 0) formats.push(picture.currentSrc.replace(/.*\./, ''))
    }
    return formats
  })

export const avif = projects.map(() => 'avif')

/** Measurable parts of the look of the pages. */
export const looks = (test: Test) =>
  describe('the pages', () => {
    for (const path of ['/', '/portfolio', '/404']) {
      test(`${path} does not scroll sideways`, async ({ tab, visit, allow }) => {
        allow(/^warn: Page not found: \/404$/)
        await visit(path)
        for (const width of widths) {
          await tab.resize(width, 800)
          const inner = () => evaluate(tab, () => innerWidth)
          await expect.poll(inner).toBe(width)
          const [room, content] = await evaluate(tab, () => {
            const { clientWidth, scrollWidth } = document.documentElement
            return [clientWidth, scrollWidth]
          })
          expect([width, content]).toEqual([width, room])
        }
      })
    }

    test('the fonts are loaded, and the pictures are AVIF', async ({ tab, visit }) => {
      await visit('/')
      const loaded = () =>
        evaluate(tab, async () =>
          [...(await document.fonts.ready)]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family.replaceAll('"', '')),
        )
      await expect.poll(loaded).toEqual(expect.arrayContaining(['Archivo', 'Newsreader']))
      await visit('/portfolio')
      expect(await drawn(tab)).toEqual(avif)
    })

    test('the pause button stops the rings, which turn once in 8 seconds', async ({
      tab,
      visit,
    }) => {
      await visit('/')
      await expect.poll(() => endless(tab)).toEqual(three('running 8000'))
      await tab.click({ role: 'button', name: messages.motion.pause })
      await expect.poll(() => endless(tab)).toEqual(three('paused 8000'))
      await tab.click({ role: 'button', name: messages.motion.play })
      await expect.poll(() => endless(tab)).toEqual(three('running 8000'))
    })
  })
