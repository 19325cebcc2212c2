import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const { env, platform } = process
const isRootOnLinux = platform === 'linux' && process.getuid?.() === 0

/** Command-line switches for every Chromium that this project starts. */
export const chromiumFlags = [
  // As root, Chromium starts only without its sandbox.
  ...(isRootOnLinux ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const windowsPath = String.raw`\Google\Chrome\Application\chrome.exe`

/** The usual paths of Chrome and Chromium on Linux, macOS and Windows, then the path of Playwright's download. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  env['ProgramFiles'] + windowsPath,
  env['ProgramFiles(x86)'] + windowsPath,
  env['LOCALAPPDATA'] + windowsPath,
  chromium.executablePath(),
]

/** Finds the path of Chrome or Chromium on this computer. The variable CHROME_PATH overrides the search. */
export const findChromium = () => env.CHROME_PATH || usualPaths.find((path) => existsSync(path))

/** Starts Chrome or Chromium. Throws if this computer has neither. */
export function startBrowser() {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('No Chrome or Chromium found: install one or set CHROME_PATH.')
  return chromium.launch({ executablePath, args: chromiumFlags })
}
