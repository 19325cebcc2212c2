import satisfies from 'spdx-satisfies'
import { expect, test } from 'vitest'
import { fontLicense } from '../../plugins/fonts/subsets.ts'
import { faces } from '../support/content.ts'
import { text } from '../support/dist.ts'

/** The allowed licenses of packages whose code is sent to visitors. */
const permissive = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'Unlicense']

test('the licenses of all shipped packages are listed, all permissive and in full', () => {
  const [, ...packages] = ['packages', 'worker-packages']
    .map((name) => text(`licenses/${name}.txt`))
    .join('\n')
    .split(/^## (?=\S+ - \d)/m)
  const names = packages.map((each) => each.split(' ')[0])
  const shipped = ['react', 'react-dom', 'wouter', '@reach/dialog', 'workbox-precaching']
  expect(shipped.filter((name) => !names.includes(name))).toEqual([])
  const forBuild = ['valibot', 'leven', 'libphonenumber-js']
  expect(forBuild.filter((name) => names.includes(name))).toEqual([])
  const isRight = (each: string) => {
    const [, license = ''] = /^\S+ - \S+ \((.+)\)$/m.exec(each) ?? []
    // Each package must come with its license text. A package with "Unlicense" needs none, because it is in the public domain.
    return satisfies(license, permissive) && (license === 'Unlicense' || each.length > 500)
  }
  expect(packages.filter((each) => !isRight(each))).toEqual([])
})

test.each(Object.values(faces).map(fontLicense))('%s is the license of a font', (file, license) => {
  expect(text(file)).toBe(license.toString())
})
