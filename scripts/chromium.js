import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

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

const chrome = String.raw`Google\Chrome\Application\chrome.exe`

/**
 * Where Chrome and Chromium are usually installed.
 * @type {Partial<Record<NodeJS.Platform, string[]>>}
 */
const usualPlaces = {
  darwin: ['Google Chrome', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].map(
    (folder) => `${folder}\\${chrome}`,
  ),
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/usr/bin/chromium-browser',
  ],
}

/** Path of a Chromium or Chrome on this computer. If CHROME_PATH is set, only that one counts. */
export function findChromium() {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : undefined
  return (usualPlaces[platform] ?? []).find((path) => existsSync(path)) ?? download()
}

/** Playwright's own Chromium, if the packages are installed and it has been downloaded. */
function download() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(import.meta.url)('@playwright/test')
    return [chromium.executablePath()].find((path) => existsSync(path))
  } catch {
    return undefined
  }
}

/**
 * Whether a browser starts. Not asked on Windows, where "--version" opens a window.
 * @param {string} path
 */
export const starts = (path) => platform === 'win32' || spawnSync(path, ['--version']).status === 0
