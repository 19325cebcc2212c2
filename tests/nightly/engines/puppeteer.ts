import { launch } from 'puppeteer-core'
import type { ElementHandle, KeyInput, LaunchOptions, Page } from 'puppeteer-core'
import {
  reached,
  sayViolations,
  type Browser,
  type Key,
  type Point,
  type Tab,
  type Target,
} from './tab.ts'

/** Starts Chromium or Firefox with a new profile. */
export async function startWithPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({
    ...options,
    defaultViewport: { width: 1440, height: 900 },
    // While tools are attached, Chromium keeps a service worker running and may never replace it.
    targetFilter: (target) => target.type() !== 'service_worker',
  })
  return {
    open: async () => tab(await browser.newPage()),
    close: () => browser.close(),
  }
}

async function tab(page: Page): Promise<Tab> {
  const complaints: string[] = []
  await page.evaluateOnNewDocument(sayViolations)
  page.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warn') complaints.push(`${type}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${String(error)}`))

  const reach = async (target: Target | Point): Promise<Point> => {
    if ('x' in target) return target
    const element = (await page.evaluateHandle(reached(target))) as ElementHandle
    return element.clickablePoint()
  }
  return {
    goto: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression) as Promise<never>,
    click: async (target) => {
      await page.bringToFront()
      const { x, y } = await reach(target)
      await page.mouse.click(x, y)
    },
    hover: async (target) => {
      await page.bringToFront()
      const { x, y } = await reach(target)
      await page.mouse.move(x, y)
    },
    press: (key) => press(page, key),
    // A traversal within a document causes no load event.
    back: async () => void page.goBack().catch(() => {}),
    forward: async () => void page.goForward().catch(() => {}),
    resize: (width, height) => page.setViewport({ width, height }),
    complaints: async () => complaints,
    close: async () => {
      if (!page.isClosed()) await page.close()
    },
  }
}

async function press({ keyboard }: Page, key: Key) {
  const [last = 'Tab', ...held] = key.split('+').reverse() as KeyInput[]
  for (const each of held) await keyboard.down(each)
  await keyboard.press(last)
  for (const each of held) await keyboard.up(each)
}
