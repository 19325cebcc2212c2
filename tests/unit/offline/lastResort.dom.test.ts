import { expect, test } from 'vitest'
import { notSavedPage } from '../../../src/offline/worker/lastResort.ts'

test("the worker's own page names an icon that its policy allows, so that no browser asks for another", async () => {
  const response = await notSavedPage()
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toMatch(/^data:/)
  expect(policy).toMatch(/(^|; )img-src data:(;|$)/)
})
