import { deleteCaches, evict } from '../../support/faults/browser.ts'
import {
  expect,
  expectCoherent,
  offlineReady,
  savedVisit,
  test,
} from '../../support/faults/test.ts'
import { notSaved } from '../../../src/content.js'
import { messages } from '../../support/content.ts'

test('caches deleted: offline a page explains it; online the page is complete and saved again', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  await deleteCaches(page)
  await host.down()
  await page.goto(`${host.origin}/portfolio`)
  await expect(page.getByRole('heading', { name: notSaved.title })).toBeVisible()
  await host.up()
  await page.getByRole('link', { name: notSaved.retry }).click()
  await expectCoherent(page, 'aaaa1111')
  await offlineReady(page, builds.one)
})

test('caches deleted, online: an address that the host redirects works @nightly', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  await deleteCaches(page)
  // Only the browser may follow redirects.
  await page.goto(`${host.origin}/portfolio/`)
  await expectCoherent(page, 'aaaa1111')
  await offlineReady(page, builds.one)
})

test('caches deleted, newer build online: the page is complete and saved again @nightly', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  await deleteCaches(page)
  await host.deploy(builds.two)
  await page.reload()
  await expectCoherent(page, 'bbbb2222')
  await offlineReady(page, builds.two)
  await expectCoherent(page, 'bbbb2222')
})

test('everything evicted: the footer shows it, and one visit saves the site again @nightly', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  await expect(page.getByText(messages.offline.saved, { exact: true })).toBeVisible()
  await evict(page)
  host.fail(/favicon/, { status: 500 }, 'worker')
  await page.reload()
  await expect(page.getByText(messages.offline.failed)).toBeVisible()
  await expect(page.getByText(messages.offline.saved, { exact: true })).toBeHidden()
  host.heal()
  await page.reload()
  await offlineReady(page, builds.one)
})
