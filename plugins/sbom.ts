import { readFileSync } from 'node:fs'

interface Locked {
  version: string
  license?: string
  integrity?: string
  dependencies?: Record<string, string>
}

type Lockfile = Record<string, Locked>

/** Where Node finds a package that is asked for in another one's folder; undefined where it is not installed. */
function resolved(lockfile: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (lockfile[path]) return path
    if (!folder) return undefined
  }
}

/** The paths of what a package depends on. */
const needs = (lockfile: Lockfile, path: string): string[] =>
  Object.keys(lockfile[path]?.dependencies ?? {}).flatMap(
    (name) => resolved(lockfile, path, name) ?? [],
  )

/** The paths of these packages and of all that they depend on. */
function closure(lockfile: Lockfile, names: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    needs(lockfile, path).forEach(visit)
  }
  for (const name of names) visit(`node_modules/${name}`)
  return [...found].sort()
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')
const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

function component(path: string, { version, license, integrity = '' }: Locked) {
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
  return {
    type: 'library',
    'bom-ref': path,
    name: nameOf(path),
    version,
    purl: purl(nameOf(path), version),
    ...(license && { licenses: [{ license: { id: license } }] }),
    hashes: [{ alg: 'SHA-512', content }],
  }
}

/**
 * A software bill of materials (CycloneDX 1.5, https://cyclonedx.org) from the lockfile: the
 * production dependencies, and all that these depend on.
 * npm's own command refuses this tree, because an override in it counts as a mistake.
 */
export function sbom(name: string): string {
  const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Locked
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Lockfile
  }
  const roots = Object.keys(dependencies ?? {}).sort()
  const paths = closure(packages, roots)
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: paths.flatMap((path) => {
      const locked = packages[path]
      return locked ? component(path, locked) : []
    }),
    dependencies: [
      { ref: name, dependsOn: roots.map((root) => `node_modules/${root}`) },
      ...paths.map((path) => ({ ref: path, dependsOn: needs(packages, path) })),
    ],
  }
  return `${JSON.stringify(bill, undefined, 2)}\n`
}
