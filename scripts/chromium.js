import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const { env, platform } = process
const isRootOnLinux = platform === 'linux' && process.getuid?.() === 0

/** Switches for every Chromium that this project starts. */
export const chromiumFlags = [
  // Chromium refuses to start as root with its sandbox on.
  ...(isRootOnLinux ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const onWindows = String.raw`\Google\Chrome\Application\chrome.exe`

/** Where Chrome and Chromium usually are, on Linux, macOS and Windows; then Playwright's own. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  env['ProgramFiles'] + onWindows,
  env['ProgramFiles(x86)'] + onWindows,
  env['LOCALAPPDATA'] + onWindows,
  chromium.executablePath(),
]

/** Path of a Chromium or Chrome on this computer. If CHROME_PATH is set, only that one counts. */
export const findChromium = () => env.CHROME_PATH || usualPlaces.find((path) => existsSync(path))

/** Starts this computer's Chromium. Throws one clear line if there is none. */
export function startBrowser() {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('No Chrome or Chromium found: install one or set CHROME_PATH.')
  return chromium.launch({ executablePath, args: chromiumFlags })
}
