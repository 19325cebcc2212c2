import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Plain JavaScript without packages, because it runs before they are installed.
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Why Vite cannot work in a folder, or undefined: it takes what follows # or ? for a part of an address.
 * @param {string} folder
 */
export const wrongFolder = (folder = root) =>
  /[#?]/.test(folder)
    ? `Vite cannot work in ${folder}: rename the folder, so that its path has no # and no question mark.`
    : undefined

/** The range of Node versions in package.json, for example "^20.19.0 || >=24". */
export const wantedNode = () => /** @type {string} */ (readJson('package.json').engines.node)

/**
 * Whether a Node version is in a range such as "^20.19.0 || >=24".
 * @param {string} version
 * @param {string} range
 */
export function nodeFits(version, range) {
  return range.split('||').some((part) => isWithin(numbers(version), part))
}

/** Packages of the lockfile that node_modules lacks or has in another version. Optional ones, for other platforms, may be absent. */
export function missingPackages() {
  const hasList = existsSync(join(root, 'node_modules/.package-lock.json'))
  const installed = hasList ? readJson('node_modules/.package-lock.json').packages : {}
  return Object.entries(readJson('package-lock.json').packages)
    .filter(
      ([path, { optional, version }]) =>
        path !== '' &&
        !optional &&
        (installed[path]?.version !== version || !existsSync(join(root, path))),
    )
    .map(([path]) => path.replace('node_modules/', ''))
}

/**
 * @param {number[]} actual
 * @param {string} range
 */
function isWithin(actual, range) {
  const wanted = numbers(range)
  if (range.includes('^') && actual[0] !== wanted[0]) return false
  const at = wanted.findIndex((part, index) => part !== actual[index])
  return at === -1 || Number(actual[at]) > Number(wanted[at])
}

/** @param {string} version */
function numbers(version) {
  return (version.match(/\d+/g) ?? []).slice(0, 3).map(Number)
}

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}
