import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']

/** The path of a program of one of these names, on the PATH or where systems put programs. */
export const findProgram = (...names: string[]) =>
  folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

export const findFirefox = () =>
  findProgram('firefox-esr', 'firefox') ??
  ['/Applications/Firefox.app/Contents/MacOS/firefox'].find((path) => existsSync(path))

/** WebKitGTK's own small browser, which no package puts on the PATH. */
export function findMiniBrowser() {
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

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
