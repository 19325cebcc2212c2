// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cspHash } from '../../../../plugins/hash.ts'
import { notSaved, site } from '../../../support/content.ts'
import { direction } from '../../../../src/content/language.ts'
import { notSavedAnswer } from '../../../../src/offline/worker/notSaved.ts'

test("the service worker's own page has its language, and an icon and a style that its policy allows", async () => {
  const response = await notSavedAnswer({ language: site.language, ...notSaved })
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const { lang, dir } = page.documentElement
  expect([lang, dir]).toEqual([site.language, direction(site.language)])
  expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toMatch(/^data:/)
  expect(policy).toMatch(/(^|; )img-src data:(;|$)/)
  const style = page.querySelector('style')?.textContent ?? ''
  expect(policy).toContain(`style-src ${cspHash(style)}`)
})
