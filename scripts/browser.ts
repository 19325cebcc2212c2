import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.js'

/** Starts this computer's Chromium. Throws one clear line if there is none. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('No Chrome or Chromium found: install one or set CHROME_PATH.')
  return chromium.launch({ executablePath, args: chromiumFlags })
}
