import { setTimeout } from 'node:timers/promises'
import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'

export type Form = 'phone' | 'desktop'

async function once(url: string, form: Form): Promise<Result> {
  const chromePath = findChromium()
  if (!chromePath) throw new Error('No Chromium or Chrome found. Set CHROME_PATH to one.')
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags] })
  try {
    const flags = {
      port: chrome.port,
      logLevel: 'silent',
      // Audits pages with the status 404, which Lighthouse skips by default.
      ignoreStatusCode: true,
    } as const
    const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
    const error = result?.lhr.runtimeError
    if (!result || error) throw new Error(`${url}: ${error?.message ?? 'no result'}`)
    return result.lhr
  } finally {
    await close(chrome)
  }
}

/** Ends a browser with an interrupt signal (SIGINT), because other signals leave files in the system's temporary folder. */
async function close(chrome: LaunchedChrome) {
  const ended = new Promise((resolve) => chrome.process.once('exit', resolve))
  chrome.process.kill('SIGINT')
  await Promise.race([ended, setTimeout(5000, undefined, { ref: false })])
  // The browser has ended. `kill` now removes the browser's profile.
  chrome.kill()
}

/** Audits a URL in a new browser. If an audit fails, repeats it at most `again` times. */
export const audit = (url: string, form: Form, again = 2): Promise<Result> =>
  once(url, form).catch((error: Error) => {
    if (again === 0) throw error
    return audit(url, form, again - 1)
  })

/** Lists the IDs of the audits that lower the score of a category. */
export const losses = (result: Result, category: string) =>
  (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
