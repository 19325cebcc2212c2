import type { Page } from '@playwright/test'
import { messages } from '../../../src/content.js'
import { closeAll } from '../../support/faults/browser.ts'
import type { Fault } from '../../support/faults/fault.ts'
import {
  expect,
  expectCoherent,
  offlineReady,
  openTab,
  savedVisit,
  test,
} from '../../support/faults/test.ts'

const script = 'text/javascript'
const broken: { name: string; fault: Fault }[] = [
  { name: 'answers 404', fault: { status: 404 } },
  { name: 'answers 410', fault: { status: 410 } },
  { name: 'answers 500', fault: { status: 500 } },
  { name: 'is HTML', fault: { portal: 'page' } },
  { name: 'is a redirect', fault: { portal: 'redirect' } },
  { name: 'does not parse', fault: { body: 'const = 1', type: script } },
  { name: 'throws', fault: { body: 'throw new Error("broken")', type: script } },
  { name: 'is cut in half', fault: { cut: 'clean' } },
  { name: 'is empty', fault: { body: '', type: script } },
]

/** The fault that comes closest to a good file; the nightly test has all. */
const sets = {
  'half of sw.js': broken.filter(({ name }) => name === 'is cut in half'),
  'every fault of sw.js (@nightly)': broken,
}

/** Waits until the browser has handled its answer for sw.js, whatever it was. */
const checked = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => {})
  })

for (const [which, faults] of Object.entries(sets)) {
  test(`${which}: the saved build keeps working, and the next good one is offered`, async ({
    host,
    person,
    builds,
  }) => {
    test.setTimeout(180_000)
    const page = await savedVisit(person, host, builds.one)
    let [mark, next] = ['aaaa1111', 'bbbb2222']
    for (const { name, fault } of faults) {
      await test.step(name, async () => {
        host.fail(/^\/sw\.js/, fault)
        host.log.length = 0
        await page.goto(`${host.origin}/`)
        await expect
          .poll(() => host.log.filter(({ path }) => path === '/sw.js').length)
          .toBeGreaterThan(0)
        await checked(page)
        await host.down()
        await page.goto(`${host.origin}/portfolio`)
        await expectCoherent(page, mark)
        // The page shows this after it has queried every service worker.
        await expect(page.getByText(messages.offline.saved, { exact: true })).toBeAttached()
        await expect(page.getByText(messages.update.ready)).toBeHidden()
        await host.up()
        host.heal()
        await host.deploy(next === 'aaaa1111' ? builds.one : builds.two)
        await page.reload()
        await expect(page.getByText(messages.update.ready)).toBeVisible()
        await page.getByRole('button', { name: messages.update.reload }).click()
        await expectCoherent(page, next)
        ;[mark, next] = [next, mark]
      })
    }
  })
}

test('an active empty service worker is replaced without a prompt @nightly', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  host.fail(/^\/sw\.js/, { body: '', type: script })
  host.log.length = 0
  await page.reload()
  await expect
    .poll(() => host.log.filter(({ path }) => path === '/sw.js').length)
    .toBeGreaterThan(0)
  await checked(page)
  await person.newPage()
  await closeAll(person)
  host.heal()
  const next = await openTab(person, host.origin)
  await offlineReady(next, builds.one)
  await expectCoherent(next, 'aaaa1111')
})
