import { messages } from '../../support/content.ts'
import { builds } from '../../support/builds.ts'
import type { Fault } from '../../support/faultServer.ts'
import { expect, test } from '../../support/fixtures.ts'
import { saved } from '../../support/page.ts'
import { expectCoherent, savedVisit, updated } from '../../support/savedCopy.ts'

/** The ways in which the file of the service worker is broken. */
const faults: Record<string, Fault> = {
  'answers 404': { status: 404 },
  'does not parse': { body: 'const = 1', type: 'text/javascript' },
  'is cut in half': { cut: 'clean' },
}

test('while sw.js is broken the saved build keeps working, and the next good one is offered', async ({
  page,
  host,
}) => {
  test.setTimeout(120_000)
  await savedVisit(page, host, builds.one)
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(`sw.js ${name}`, async () => {
      host.fail(/^\/sw\.js/, fault)
      await page.goto(`${host.origin}/`)
      await updated(page)
      expect(host.log).toContainEqual({ path: '/sw.js', status: Object.keys(fault).join() })
      await host.down()
      await page.goto(`${host.origin}/portfolio`)
      await expectCoherent(page, builds.one)
      // Waits for the message that the site is saved. Before this message, the page asks each service worker for the
      // worker's build ID, so by now the page would offer an update.
      await saved(page)
      await expect(page.getByText(messages.update.ready)).toBeHidden()
      await host.up()
      host.log.length = 0
    })
  }
  host.heal()
  await host.deploy(builds.two)
  await page.reload()
  await page.getByRole('button', { name: messages.update.reload }).click()
  await expectCoherent(page, builds.two)
})
