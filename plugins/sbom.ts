import { readFileSync } from 'node:fs'

/** A package in package-lock.json. */
interface Locked {
  version: string
  license?: string
  integrity?: string
  dependencies?: Record<string, string>
  /** Needed only for development, or also by an optional package. */
  dev?: true
  devOptional?: true
  optional?: true
  /** A workspace of this project. */
  link?: true
}

/** Packages by folder: "node_modules/a/node_modules/b". */
type Lockfile = Record<string, Locked>

/** Folders of a package's dependencies: each is in that folder, or in one around it. */
function needs(lockfile: Lockfile, folder: string): string[] {
  const around = folder.split(/\/(?=node_modules\/)/)
  const levels = around.map((_, index) => `${around.slice(0, index + 1).join('/')}/`).reverse()
  return Object.keys(lockfile[folder]?.dependencies ?? {}).flatMap(
    (name) =>
      [...levels, ''].map((level) => `${level}node_modules/${name}`).find((at) => lockfile[at]) ??
      [],
  )
}

function component(folder: string, { version, license, integrity = '' }: Locked) {
  const name = folder.replace(/^.*node_modules\//, '')
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
  return {
    type: 'library',
    'bom-ref': folder,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ license: { id: license } }] }),
    hashes: [{ alg: 'SHA-512', content }],
  }
}

/**
 * A software bill of materials (CycloneDX 1.5, https://cyclonedx.org) from the lockfile: the
 * production dependencies and everything that they depend on. `npm sbom` refuses this tree because of
 * its overrides.
 */
export function sbom(name: string): string {
  const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Locked
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Lockfile
  }
  const shipped = Object.entries(packages)
    .filter(
      ([folder, { dev, devOptional, optional, link }]) =>
        folder.startsWith('node_modules/') && !(dev || devOptional || optional || link),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const roots = Object.keys(dependencies ?? {}).sort()
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: shipped.map(([folder, locked]) => component(folder, locked)),
    dependencies: [
      { ref: name, dependsOn: roots.map((root) => `node_modules/${root}`) },
      ...shipped.map(([folder]) => ({ ref: folder, dependsOn: needs(packages, folder) })),
    ],
  }
  return `${JSON.stringify(bill, undefined, 2)}\n`
}
