import { retiredWorkers, workerUrl } from '../../../src/offline/rules.ts'
import { oldSite } from '../../support/faults/oldSite.ts'
import { expect, expectCoherent, offlineReady, openTab, test } from '../../support/faults/test.ts'

for (const [at, address] of [workerUrl, ...retiredWorkers].entries()) {
  const when = at === 0 ? '' : ' @nightly'
  test(`one more navigation removes an old site's service worker at ${address}${when}`, async ({
    host,
    person,
    builds,
  }) => {
    const old = test.info().outputPath('old')
    oldSite(old, address)
    await host.deploy(old)
    const page = await openTab(person, `${host.origin}/`)
    await expect(page).toHaveTitle('Old site')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const other = await openTab(person, `${host.origin}/portfolio`)
    await host.deploy(builds.one)

    // This still shows the old site. The remover at the worker's URL then reloads the page.
    await page.reload()
    await expectCoherent(page, 'aaaa1111')
    // An open page of the old site shows the new one too.
    await expectCoherent(other, 'aaaa1111')
    await offlineReady(page, builds.one)
    const kept = await page.evaluate(async () => ({
      caches: (await caches.keys()).filter((name) => name.startsWith('old')),
      workers: (await navigator.serviceWorker.getRegistrations()).map(
        ({ active }) => active && new URL(active.scriptURL).pathname,
      ),
    }))
    expect(kept).toEqual({ caches: [], workers: [workerUrl] })
  })
}
