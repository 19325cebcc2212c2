// @vitest-environment node
import { expect, test } from 'vitest'
import { site } from '../../src/content/site.ts'
import { sourceFiles } from './sourceFiles.ts'

const files = sourceFiles(/^(src|build|manifest)\/.*\.(tsx?|svg)$|^index\.html$/)

test.each([
  ['the phone number as written', site.phone.text],
  ['the phone number as dialed', site.phone.dial],
  ['the e-mail address', site.email],
  ['the brand name', site.brand],
  ['the booking address', site.bookingUrl],
  ['the map address', site.mapsUrl],
  ['the origin', site.origin],
  ['the host of the demos', site.demoHost],
  ['the place', site.place.text],
  ['the descriptor', site.descriptor],
  ['the description', site.description],
])('%s stands in content/site.ts and nowhere else', (_, fact) => {
  const places = files.filter(({ text }) => text.includes(fact)).map(({ path }) => path)
  expect(places).toEqual(['src/content/site.ts'])
})
