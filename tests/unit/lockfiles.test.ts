import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Locked {
  integrity?: string
  resolved?: string
  link?: boolean
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>

describe.each(['', 'hosts/'])('%spackage-lock.json', (folder) => {
  const { packages = {} } = read(`${folder}package-lock.json`)
  const locked = Object.entries(packages as Record<string, Locked>).filter(([path]) => path !== '')

  test('every package has its integrity', () => {
    expect(locked.length).toBeGreaterThan(0)
    const without = locked.filter(
      ([, { integrity, inBundle }]) => !inBundle && !/^sha(512|1)-/.test(integrity ?? ''),
    )
    expect(without.map(([path]) => path)).toEqual([])
  })

  test("other systems' packages are named too, or npm ci refuses the whole", () => {
    const paths = new Set(locked.map(([path]) => path))
    const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !paths.has(`node_modules/${name}`) && !paths.has(`${path}/node_modules/${name}`),
      ),
    )
    expect(missing).toEqual([])
  })

  test('every package is of the registry: no link, no address', () => {
    const elsewhere = locked.filter(([, { resolved, link }]) => resolved !== undefined || link)
    expect(elsewhere.map(([path]) => path)).toEqual([])
  })

  test('every version in package.json is exact', () => {
    const { dependencies = {}, devDependencies = {} } = read(`${folder}package.json`)
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.length).toBeGreaterThan(1)
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
  })

  test('installing runs no script of a package', () => {
    expect(readFileSync(`${folder}.npmrc`, 'utf8')).toContain('ignore-scripts=true')
  })
})
