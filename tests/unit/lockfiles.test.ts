import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { optionalDependencies?: Record<string, string> }

test.each(['', 'hosts/', 'tests/nightly/oldBrowser/'])(
  '%spackage-lock.json lists the packages of other operating systems, which npm ci needs',
  (folder) => {
    const { packages } = JSON.parse(readFileSync(`${folder}package-lock.json`, 'utf8')) as {
      packages: Record<string, Locked>
    }
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    )
    expect(missing, 'Delete node_modules and this lockfile, then run npm install').toEqual([])
  },
)
