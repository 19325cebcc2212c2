import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sync as writeFileAtomic } from 'write-file-atomic'

const packed = 'tests/nightly/oldBrowser/node_modules/@sparticuz/chromium/bin/chromium.br'
const unpacked = 'node_modules/.cache/chromium-112/chromium'

/** Whether Chromium 112 is installed; it is built for Linux on x64. */
export const isInstalled =
  process.platform === 'linux' && process.arch === 'x64' && existsSync(packed)

/** The path of Chromium 112, unpacked once. */
export function oldChromium(): string {
  if (!existsSync(unpacked)) {
    mkdirSync(dirname(unpacked), { recursive: true })
    writeFileAtomic(unpacked, brotliDecompressSync(readFileSync(packed)))
    chmodSync(unpacked, 0o755)
  }
  return join(process.cwd(), unpacked)
}
