import { chromiumFlags, findChromium } from '../../tools/chromium.js'
import type { Engine } from './engine.ts'
import { findFirefox, findMiniBrowser, findProgram } from './programs.ts'
import { startWithPuppeteer } from './puppeteer.ts'
import { startWebKit } from './webkit.ts'

const chromium = findChromium()
const firefox = findFirefox()
const driver = findProgram('WebKitWebDriver')
const screen = findProgram('Xvfb')
const browser = findMiniBrowser()
const webkit = driver && screen && browser ? { driver, screen, browser } : undefined

const missing = () => Promise.reject(new Error('It is not installed.'))

/** The engines that visitors have. A program that is missing leaves its checks "not run". */
export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    isInstalled: Boolean(chromium),
    start: chromium
      ? () =>
          startWithPuppeteer({
            executablePath: chromium,
            args: chromiumFlags,
            // Classic scrollbars take room from the page, so they count.
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
