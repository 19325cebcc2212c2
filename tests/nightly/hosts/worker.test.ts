import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messages, site } from '../../../src/content.js'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.js'
import { otherBuild } from '../../support/faults/builds.ts'
import { securityHeaders } from './build.ts'
import { servers } from './servers.ts'
import type { Running } from './program.ts'
import { portfolio } from '../../support/content.ts'

const domain = new URL(site.origin).host
const others = servers.filter(({ name }) => name !== 'the local server')

/** The next build with its host configurations; its policy has the hash of its inline script. */
const root = mkdtempSync(join(tmpdir(), 'next-'))
beforeAll(async () => {
  await otherBuild('next', 'dist', join(root, 'dist'))
  cpSync('dist-hosts', join(root, 'dist-hosts'), { recursive: true })
  const policy = (folder: string) => securityHeaders(folder)['content-security-policy'] ?? ''
  for (const file of ['nginx.conf', 'Caddyfile']) {
    const path = join(root, 'dist-hosts', file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replaceAll(policy('dist'), policy(join(root, 'dist'))))
  }
}, 60_000)
afterAll(() => rmSync(root, { recursive: true }))

const build = (page: Page) => page.locator('html').getAttribute('data-build')

describe.each(others)('$name', ({ isInstalled, start }) => {
  let visitor: BrowserContext
  let running: Running | undefined

  beforeEach(async () => {
    const executablePath = findChromium()
    visitor = await chromium.launchPersistentContext('', {
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
      reducedMotion: 'reduce',
    })
  })
  afterEach(() => Promise.all([visitor.close(), running?.close()]))

  test.skipIf(!isInstalled)(
    'saves the site for offline visits, and updates it',
    { timeout: 180_000 },
    async () => {
      running = await start(domain)
      const { origin } = running
      const port = Number(new URL(origin).port)
      const page = await visitor.newPage()
      await page.goto(origin)
      await page.mouse.move(100, 100)
      await page
        .getByText(messages.offline.saved, { exact: true })
        .waitFor({ state: 'attached', timeout: 60_000 })
      const first = await build(page)

      await running.close()
      await page.goto(`${origin}/portfolio?from=shortcut`)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(portfolio.heading)
      const nowhere = await page.goto(`${origin}/nowhere`)
      expect(nowhere?.status()).toBe(404)

      running = await start(domain, { root, port })
      await page.goto(origin)
      expect(await build(page)).toBe(first)
      await page.mouse.move(100, 100)
      const reload = page.getByRole('button', { name: messages.update.reload })
      await reload.click({ timeout: 60_000 })
      await page.waitForFunction(() => document.documentElement.dataset.build === 'next')
    },
  )
})
