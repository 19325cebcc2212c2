import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Builder, Session, WebDriver } from 'selenium-webdriver'
import type { Command } from 'selenium-webdriver/lib/command.js'
import { started } from '../../support/program.ts'
import { freePort } from '../../support/projectCopy.ts'

interface Running {
  driver: WebDriver
  close: () => Promise<void>
}

interface Browser {
  name: string
  isInstalled: boolean
  /** Starts the browser with an empty profile. */
  start: () => Promise<Running>
}

/** Returns the path of the first program that exists in a folder of PATH or in /usr/bin. Looks for `names` in their order in each folder. */
const find = (...names: string[]) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

const firefox = find('firefox-esr', 'firefox')

async function startFirefox(): Promise<Running> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), "user_pref('marionette.port', 0)")
  const command = [firefox ?? '', '--marionette', '--headless', '--profile', profile]
  const port = () => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'))
  const { answer, close } = await started(command, port, { folder: profile })
  const { execute, end } = await marionette(answer)
  const driver = new WebDriver(new Session('', {}), { execute })
  return { driver, close: () => close().finally(end) }
}

/** Firefox's names of WebDriver commands. The keys are Selenium's names of the same commands. */
const names: Record<string, string> = {
  get: 'Navigate',
  goBack: 'Back',
  goForward: 'Forward',
  clickElement: 'ElementClick',
  actions: 'PerformActions',
  close: 'CloseWindow',
  getCurrentWindowHandle: 'GetWindowHandle',
}

type Answer = [type: number, id: number, error: { message: string } | null, value: unknown]

/** Sends Selenium's commands to Firefox by Firefox's protocol Marionette. Selenium usually needs geckodriver, of which Debian has no package. */
async function marionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (answer: Answer) => void>()
  let received = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const message: unknown = JSON.parse(String(received.subarray(colon + 1, end)))
      received = received.subarray(end)
      // Firefox's first message is a greeting, which answers no command.
      if (Array.isArray(message)) waiting.get((message as Answer)[1])?.(message as Answer)
    }
  })
  let last = 0
  const send = async (name: string, parameters: object) => {
    const id = (last += 1)
    const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, value] = await answer
    if (error) throw new Error(error.message)
    return value && typeof value === 'object' && 'value' in value ? value.value : value
  }
  await send('NewSession', { strictFileInteractability: true })
  const execute = async (command: Command) => {
    const word = command.getName()
    const name = names[word] ?? word.replace(/^./, (letter) => letter.toUpperCase())
    const { id, ...rest } = command.getParameters() as Record<string, unknown>
    // Selenium sends an element as an object. Firefox expects the ID in that object.
    const element = id && typeof id === 'object' ? { id: Object.values(id)[0] as string } : {}
    return send(name, { ...rest, ...element })
  }
  return { execute, end: () => void socket.destroy() }
}

const webkitDriver = find('WebKitWebDriver')
const screen = find('Xvfb')

/** The path of MiniBrowser, a test browser with WebKitGTK. Linux packages install MiniBrowser outside PATH. */
const miniBrowser = ['/usr/lib', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'MiniBrowser')))
  .find((path) => /webkit2gtk-4/.test(path) && existsSync(path))

async function startWebKit(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const display = `:${await freePort()}`
  const desktop = await started(
    [screen ?? '', display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    () => existsSync(`/tmp/.X11-unix/X${display.slice(1)}`),
  )
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const { close } = await started(
    [webkitDriver ?? '', `--port=${port}`],
    async () => (await fetch(`${server}/status`)).ok,
    { folder, env: { DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: folder } },
  )
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      timeouts: { pageLoad: 50_000, script: 50_000 },
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    .build()
  return { driver, close: () => driver.quit().finally(close).finally(desktop.close) }
}

/** The browsers whose engine is not Chromium's. If a browser is not installed, its tests are reported as "not run". */
export const browsers: readonly Browser[] = [
  { name: 'Firefox', isInstalled: Boolean(firefox), start: startFirefox },
  {
    name: 'WebKit',
    isInstalled: Boolean(webkitDriver && screen && miniBrowser),
    start: startWebKit,
  },
]
