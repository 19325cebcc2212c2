import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Locked {
  integrity?: string
  resolved?: string
  link?: boolean
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>

describe.each(['', 'hosts/', 'tests/nightly/oldBrowser/'])('%spackage-lock.json', (folder) => {
  const { packages = {} } = read(`${folder}package-lock.json`)
  const workspaces = (read(`${folder}package.json`).workspaces ?? []) as readonly string[]
  const own = ['', ...workspaces]
  const isOwnLink = ({ resolved = '', link }: Locked) => link && workspaces.includes(resolved)
  const locked = Object.entries(packages as Record<string, Locked>).filter(
    ([path, each]) => !own.includes(path) && !isOwnLink(each),
  )

  test('every package has an integrity hash', () => {
    expect(locked.length).toBeGreaterThan(0)
    const without = locked.filter(
      ([, { integrity, inBundle }]) => !inBundle && !/^sha(512|1)-/.test(integrity ?? ''),
    )
    expect(without.map(([path]) => path)).toEqual([])
  })

  test('the lockfile lists the packages of other platforms, which npm ci needs', () => {
    const paths = new Set(locked.map(([path]) => path))
    const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !paths.has(`node_modules/${name}`) && !paths.has(`${path}/node_modules/${name}`),
      ),
    )
    expect(missing).toEqual([])
  })

  test('every package comes from the registry, not from a link or URL', () => {
    const elsewhere = locked.filter(([, { resolved, link }]) => resolved !== undefined || link)
    expect(elsewhere.map(([path]) => path)).toEqual([])
  })

  test.each(own)('package.json in "%s" has only exact versions', (workspace) => {
    const { dependencies = {}, devDependencies = {} } = read(
      join(folder, workspace, 'package.json'),
    )
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
  })

  test('npm install runs no scripts of packages', () => {
    expect(readFileSync(`${folder}.npmrc`, 'utf8')).toContain('ignore-scripts=true')
  })
})
