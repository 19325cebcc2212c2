import { notSaved } from '../../support/content.ts'
import { builds } from '../../support/builds.ts'
import { expect, test } from '../../support/fixtures.ts'
import { deleteCaches, expectCoherent, offlineReady, savedVisit } from '../../support/savedCopy.ts'

test('caches deleted: offline a page explains it; online the page is complete and saved again', async ({
  page,
  host,
}) => {
  await savedVisit(page, host, builds.one)
  await deleteCaches(page)
  await host.down()
  await page.goto(`${host.origin}/portfolio`)
  await expect(page.getByRole('heading', { name: notSaved.title })).toBeVisible()
  await host.up()
  await page.getByRole('link', { name: notSaved.retry }).click()
  await expectCoherent(page, builds.one)
  await offlineReady(page, builds.one)
})
