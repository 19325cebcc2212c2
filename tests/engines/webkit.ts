import { Builder, Key as Code, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Browser, Key, Point, Tab, Target } from './engine.ts'
import { keepComplaints, evaluate, reached } from './inPage.ts'
import { startDriver } from './webkitDriver.ts'

interface Programs {
  driver: string
  browser: string
  screen: string
}

/** Starts WebKitGTK's browser with a new profile, which it forgets. */
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
  return {
    open: async () => tab(driver),
    close: () => driver.quit().finally(close),
  }
}

const session = async (server: string, binary: string) =>
  new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build()

/** The browser's one tab: another would take its keyboard away. */
function tab(driver: WebDriver): Tab {
  const complaints: string[] = []
  const run = <R>(expression: string) => driver.executeScript<R>(`return ${expression}`)
  const gather = async () => {
    for (const line of await evaluate({ run }, keepComplaints)) {
      if (!complaints.includes(line)) complaints.push(line)
    }
    return complaints
  }
  const over = async (target: Target | Point) => {
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
    press: (key) => press(driver, key),
    back: () => driver.navigate().back(),
    resize: (width, height) => resize(driver, width, height),
    complaints: gather,
    close: () => driver.get('about:blank'),
  }
}

const codes: Record<string, string> = {
  Tab: Code.TAB,
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

/** Gives the page its size; the window has a toolbar besides. */
async function resize(driver: WebDriver, width: number, height: number) {
  const bar = await driver.executeScript<number>('return outerHeight - innerHeight')
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + bar })
}
