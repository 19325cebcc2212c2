import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Key as Code, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../support/projectCopy.ts'
import { program, type Running } from '../hosts/servers.ts'
import {
  evaluate,
  keepComplaints,
  reached,
  type Browser,
  type Key,
  type Point,
  type Tab,
  type Target,
} from './tab.ts'

interface Programs {
  driver: string
  browser: string
  screen: string
}

/** Starts WebKitGTK's browser with a temporary profile. */
export async function startWebKit({
  driver: command,
  browser,
  screen,
}: Programs): Promise<Browser> {
  const { origin, close } = await startDriver(command, screen)
  const driver = await session(origin, browser).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const handles: string[] = []
  return {
    open: async () => {
      // Opens a window, because a tab in the background draws nothing and still gets the keyboard input.
      if (handles.length > 0) await driver.switchTo().newWindow('window')
      const handle = await driver.getWindowHandle()
      handles.push(handle)
      const close = async () => {
        if (handles.includes(handle)) handles.splice(handles.indexOf(handle), 1)
        const [other] = handles
        if (!other) return driver.get('about:blank')
        await driver.close()
        await driver.switchTo().window(other)
      }
      return tab(driver, () => driver.switchTo().window(handle), close)
    },
    close: () => driver.quit().finally(close),
  }
}

const session = async (server: string, binary: string) =>
  new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      timeouts: { pageLoad: 50_000, script: 50_000 },
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build()

/** A tab, which must be selected before use. */
function tab(driver: WebDriver, choose: () => Promise<void>, close: () => Promise<void>): Tab {
  const complaints: string[] = []
  const run = async <R>(expression: string) => {
    await choose()
    return driver.executeScript<R>(`return ${expression}`)
  }
  const gather = async () => {
    for (const line of await evaluate({ run }, keepComplaints)) {
      if (!complaints.includes(line)) complaints.push(line)
    }
    return complaints
  }
  const over = async (target: Target | Point) => {
    await choose()
    const place =
      'x' in target
        ? { ...target, origin: Origin.VIEWPORT }
        : { x: 0, y: 0, origin: await run<WebElement>(reached(target)) }
    return driver.actions().move({ ...place, duration: 0 })
  }
  return {
    goto: async (address) => {
      await gather()
      await driver.get(address)
      await gather()
    },
    run,
    click: async (target) => (await over(target)).click().perform(),
    hover: async (target) => (await over(target)).perform(),
    press: async (key) => {
      await choose()
      await press(driver, key)
    },
    back: async () => {
      await choose()
      await driver.navigate().back()
    },
    forward: async () => {
      await choose()
      await driver.navigate().forward()
    },
    resize: async (width, height) => {
      await choose()
      await resize(driver, width, height)
    },
    complaints: gather,
    close: async () => {
      await choose()
      await close()
    },
  }
}

const codes: Record<string, string> = {
  Tab: Code.TAB,
  Enter: Code.ENTER,
  Shift: Code.SHIFT,
  Escape: Code.ESCAPE,
}

async function press(driver: WebDriver, key: Key) {
  const [last = '', ...held] = key
    .split('+')
    .reverse()
    .map((name) => codes[name] ?? name)
  const actions = driver.actions()
  for (const each of held) actions.keyDown(each)
  actions.keyDown(last).keyUp(last)
  for (const each of held) actions.keyUp(each)
  await actions.perform()
}

/** Sets the viewport size; the window also has a toolbar. */
async function resize(driver: WebDriver, width: number, height: number) {
  const bar = await driver.executeScript<number>('return outerHeight - innerHeight')
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + bar })
  // The viewport gets its size some frames later, which moves an open page.
  await driver.wait(() => driver.executeScript(`return innerWidth === ${width}`), 10_000)
}

/** Makes GTK's toolbar narrower than a phone, because it limits the width of the page. */
const style = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }'

/** Starts WebKitWebDriver on a virtual screen. */
async function startDriver(driver: string, screen: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), style)
  const { display, stop } = await startScreen(screen)
  const port = await freePort()
  const env = { DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: folder }
  const close = () => {
    stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const running = await program(driver, () => [`--port=${port}`], port, env)
    return { origin: running.origin, close: () => running.close().finally(close) }
  } catch (error) {
    close()
    throw error
  }
}

/** Starts Xvfb on a free display; resolves to its number, and rejects if Xvfb ends. */
async function startScreen(command: string) {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('Xvfb ended.')))
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
  ended.catch(() => {})
  return { display: `:${String(line).trim()}`, stop: () => void child.kill() }
}
