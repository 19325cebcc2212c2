import { killSwitch } from '../../../plugins/offline/killSwitch.ts'
import { leftovers } from '../../support/faults/browser.ts'
import {
  expect,
  expectCoherent,
  offlineReady,
  openTab,
  savedVisit,
  test,
} from '../../support/faults/test.ts'
import { messages } from '../../support/content.ts'

const nothing = { workers: 0, caches: 0, controlled: false }

test('the kill switch removes the service worker from every tab, until the next build', async ({
  host,
  person,
  builds,
}) => {
  const first = await savedVisit(person, host, builds.one)
  const second = await openTab(person, `${host.origin}/portfolio`)
  const off = test.info().outputPath('kill-switch')
  await killSwitch(builds.two, off)
  await host.deploy(off)
  await first.reload()
  for (const page of [first, second]) {
    await expect
      .poll(() => leftovers(page).catch(() => undefined), { timeout: 30_000 })
      .toEqual(nothing)
    await expectCoherent(page, 'bbbb2222')
    // An unfinished page would remove the copy of the next build.
    await expect(page.locator('html')).toHaveAttribute('data-copy', 'gone', { timeout: 40_000 })
  }
  await host.deploy(builds.one)
  await first.reload()
  await offlineReady(first, builds.one)
})

test('/reset comes from the network, clears one browser and is linked on the 404 page', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  await page.getByRole('button', { name: messages.theme.dark }).click()
  await page.goto(`${host.origin}/no/such/page`)
  host.log.length = 0
  await page.getByRole('link', { name: messages.notFound.reset }).click()
  await expect(page.getByText(messages.reset.gone)).toBeVisible()
  expect(host.log.map(({ path }) => path)).toContain('/reset')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect.poll(() => leftovers(page)).toEqual(nothing)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto(host.origin)
  await offlineReady(page, builds.one)
})

test('/reset works with scripts blocked, and does not claim success there @nightly', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  const session = await person.newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(`${host.origin}/reset`)
  await expect(page.getByText(messages.reset.working)).toBeVisible()
  await expect(page.getByText(messages.reset.gone)).toBeHidden()
  await session.send('Emulation.setScriptExecutionDisabled', { value: false })
  await page.goto(`${host.origin}/robots.txt`)
  await expect.poll(() => leftovers(page)).toEqual(nothing)
})
