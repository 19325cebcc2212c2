import type { Page } from '@playwright/test'
import { home, messages, portfolio, site } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { translate } from '../support/translate.ts'
import { held, hydrated, laidOut, open } from '../support/page.ts'

const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'choosing a theme and the motion': async (page) => {
    await page.getByRole('button', { name: messages.theme.dark }).click()
    await page.getByRole('button', { name: messages.motion.on }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off')
  },
  'opening and closing the dialog': async (page) => {
    await page.getByRole('button', { name: home.contact.getInTouch }).click()
    await page.evaluate(translate)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
  'losing and regaining the connection': async (page) => {
    for (const type of ['offline', 'online', 'offline']) {
      await page.evaluate((name) => dispatchEvent(new Event(name)), type)
      await page.evaluate(translate)
    }
  },
  'visiting the portfolio': async (page) => {
    await page.getByRole('link', { name: home.hero.portfolio }).click()
    await expect(page.locator('h1:visible')).toHaveText(portfolio.heading)
    await page.evaluate(translate)
    await page.goBack()
  },
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a translated page keeps working', async ({ page }) => {
  await open(page, '/')
  for (const [what, change] of Object.entries(changes)) {
    await test.step(what, async () => {
      await page.evaluate(translate)
      await change(page)
      await expect(page.locator('h1:visible')).toHaveText(site.brand)
    })
  }
})

test.describe('before hydration', () => {
  test.use({ isUsed: false })

  test('a tap on a translated page is replayed', async ({ page, allow }) => {
    allow(/differed from its HTML/)
    await page.goto('/')
    await laidOut(page)
    await page.evaluate(translate)
    await page.getByRole('button', { name: messages.theme.dark }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  const presses = {
    button: {
      target: (page: Page) => page.getByRole('button', { name: messages.theme.dark }),
      acts: (page: Page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
    },
    link: {
      target: (page: Page) => page.getByRole('link', { name: home.hero.portfolio }),
      acts: (page: Page) => expect(page.locator('h1:visible')).toHaveText(portfolio.heading),
    },
  }
  for (const [kind, { target, acts }] of Object.entries(presses)) {
    const when = kind === 'button' ? '' : ' @nightly'
    test(`hydration during a press does not lose the click on a ${kind}${when}`, async ({
      page,
      allow,
    }) => {
      allow(/differed from its HTML/)
      const release = await held(page, /\/hydrate-[^/]*\.js$/)
      await page.goto('/')
      await laidOut(page)
      await page.evaluate(translate)
      await page.mouse.move(10, 300)
      await target(page).hover()
      await page.mouse.down()
      release()
      await hydrated(page)
      await page.mouse.up()
      await acts(page)
      if (kind === 'link') return
      await test.step('the page then works', async () => {
        await presses.link.target(page).click()
        await presses.link.acts(page)
      })
    })
  }
})

/** Simulates an extension that removes elements which React updates later. */
function removeElements() {
  for (const part of document.querySelectorAll('footer [role=group], [role=status]'))
    part.replaceWith(document.createElement('b'))
  Node.prototype.insertBefore = Node.prototype.removeChild = () => {
    throw new DOMException('not a child', 'NotFoundError')
  }
}

test('an error of React brings the prerendered page back, fully laid out', async ({
  page,
  allow,
}) => {
  allow(/removeChild|insertBefore|NotFoundError|not a child/)
  // Delays the first frames until after the application.
  await page.addInitScript(() => {
    const frame = requestAnimationFrame
    window.requestAnimationFrame = (draw) =>
      frame(() => setTimeout(() => draw(performance.now()), 1000))
  })
  await page.goto('/')
  await hydrated(page)
  // Afterwards only the error lays out the page again.
  await laidOut(page)
  await page.evaluate(removeElements)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  await expect(page.locator('h1:visible')).toHaveText(site.brand)
  await expect(page.getByRole('heading', { name: home.contact.heading })).toBeVisible()
  await page.getByRole('link', { name: home.hero.portfolio }).click()
  await expect(page).toHaveURL('/portfolio')
})
