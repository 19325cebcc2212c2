import { expect, test } from 'vitest'
import { matchesPath, headers } from '../../../../plugins/hosting/rules.ts'

const pages = ['/', '/portfolio', '/portfolio/wharf-bakery', '/reset']
const files = ['/sw.js', '/service-worker.js', '/social.png', '/favicon.svg']
const folders = ['screenshots']
const served = [...pages, ...files, '/screenshots/wide.png', '/assets/a.js']

test('no path gets a header from two rules, because hosts would join them', () => {
  const rules = Object.entries(headers({ policy: '', pages, folders, files, moved: [] }))
  for (const path of [...served, '/portfolio/wharf-bakery/', '/no/such/page']) {
    const names = rules
      .filter(([pattern]) => matchesPath(pattern, path))
      .flatMap(([, values]) => Object.keys(values))
    expect([path, names.toSorted()]).toEqual([path, [...new Set(names)].sort()])
  }
})
