import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const apps = ['Google Chrome', 'Chromium']
const asRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0

/** Switches for every Chromium that this project starts. */
export const chromiumFlags = [
  // Chromium refuses to start as root with its sandbox on.
  ...(asRootOnLinux ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium or Chrome on this computer. If CHROME_PATH is set, only that one counts. */
export function findChromium() {
  if (process.env.CHROME_PATH) {
    return isProgram(process.env.CHROME_PATH) ? process.env.CHROME_PATH : undefined
  }
  return usualPlaces().find(isProgram) ?? playwrightDownload()
}

/**
 * Whether a browser starts. Only asked on Linux, where system libraries may be missing; elsewhere "--version" may open a window.
 * @param {string} path
 */
export function starts(path) {
  return process.platform !== 'linux' || spawnSync(path, ['--version']).status === 0
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function usualPlaces() {
  const { env, platform } = process
  if (platform === 'darwin') {
    return ['', env.HOME ?? ''].flatMap((home) =>
      apps.map((app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
    )
  }
  if (platform === 'win32') {
    return [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) =>
        ['Google\\Chrome', 'Chromium'].map((app) => `${folder}\\${app}\\Application\\chrome.exe`),
      )
  }
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...onPath, '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  )
}

function playwrightDownload() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(import.meta.url)('@playwright/test')
    return [chromium.executablePath()].find(isProgram)
  } catch {
    return undefined
  }
}
