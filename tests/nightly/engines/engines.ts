import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.js'
import { startWithPuppeteer } from './puppeteer.ts'
import type { Browser } from './tab.ts'
import { startWebKit } from './webkit.ts'

interface Engine {
  name: string
  isInstalled: boolean
  start: () => Promise<Browser>
}

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']

/** The path of a program with one of these names, on the PATH or in the usual folders. */
const findProgram = (...names: string[]) =>
  folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

const findFirefox = () =>
  findProgram('firefox-esr', 'firefox') ??
  ['/Applications/Firefox.app/Contents/MacOS/firefox'].find((path) => existsSync(path))

/** WebKitGTK's MiniBrowser, which packages install outside the PATH. */
function findMiniBrowser() {
  if (process.platform !== 'linux') return undefined
  const libraries = ['/usr/lib', `/usr/lib/${machine}-linux-gnu`, '/usr/libexec', '/usr/lib64']
  return libraries
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit2gtk-4.'))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path))
}

const chromium = findChromium()
const firefox = findFirefox()
const driver = findProgram('WebKitWebDriver')
const screen = findProgram('Xvfb')
const browser = findMiniBrowser()
const webkit = driver && screen && browser ? { driver, screen, browser } : undefined

const missing = () => Promise.reject(new Error('It is not installed.'))

/** The engines of visitors. The tests of a missing program are "not run". */
export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    isInstalled: Boolean(chromium),
    start: chromium
      ? () =>
          startWithPuppeteer({
            executablePath: chromium,
            args: chromiumFlags,
            // Classic scrollbars take space from the page, so the tests have them.
            ignoreDefaultArgs: ['--hide-scrollbars'],
          })
      : missing,
  },
  {
    name: 'Firefox',
    isInstalled: Boolean(firefox),
    start: firefox
      ? () => startWithPuppeteer({ browser: 'firefox', executablePath: firefox })
      : missing,
  },
  {
    name: 'WebKit',
    isInstalled: Boolean(webkit),
    start: webkit ? () => startWebKit(webkit) : missing,
  },
]
