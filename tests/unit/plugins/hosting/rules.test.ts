import { expect, test } from 'vitest'
import { matchesPath, headers } from '../../../../plugins/hosting/rules.ts'

test('no path gets a header from two rules, because hosts would join the two values', () => {
  const pages = ['/', '/portfolio', '/portfolio/wharf-bakery', '/reset']
  const files = ['/sw.js', '/service-worker.js', '/social.png', '/favicon.svg']
  const others = ['/screenshots/a.png', '/assets/a.js', '/portfolio/a/', '/no/such/page']
  const folders = ['screenshots']
  const rules = Object.entries(headers({ policy: '', pages, folders, files, moved: [] }))
  for (const path of [...pages, ...files, ...others]) {
    const names = rules.flatMap(([pattern, own]) =>
      matchesPath(pattern, path) ? Object.keys(own) : [],
    )
    expect([path, names.toSorted()]).toEqual([path, [...new Set(names)].sort()])
  }
})
