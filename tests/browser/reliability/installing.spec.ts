import type { Page } from '@playwright/test'
import { deleteCaches, evict, limitStorage } from '../../support/faults/browser.ts'
import { precacheList } from '../../support/faults/builds.ts'
import type { Fault } from '../../support/faults/fault.ts'
import type { FaultServer } from '../../support/faults/server.ts'
import {
  expect,
  expectCoherent,
  offlineReady,
  openTab,
  savedVisit,
  test,
} from '../../support/faults/test.ts'
import { gaps, seen, strangers } from '../../support/faults/visitor.ts'
import { home, messages, portfolio } from '../../support/content.ts'

const { failed, full, altered } = messages.offline
const exactly = (url: string) => new RegExp(`^${url.replaceAll('.', String.raw`\.`)}(\\?|$)`)

const faults: { name: string; fault: Fault }[] = [
  { name: 'answers 404', fault: { status: 404 } },
  { name: 'answers 500', fault: { status: 500 } },
  { name: 'is cut off by a reset', fault: { cut: 'reset' } },
  { name: 'ends after half its bytes', fault: { cut: 'clean' } },
]

test('a broken file prevents saving, and the next visit saves the site', async ({
  host,
  person,
  builds,
}) => {
  // The worker knows two kinds of names: with a hash of the file, and with a revision beside it.
  const list = precacheList(builds.one)
  const kinds = [list.find(({ revision }) => revision), list.find(({ revision }) => !revision)]
  test.setTimeout(20_000 * faults.length)
  const page = await openTab(person, `${host.origin}/robots.txt`)
  for (const [at, { name, fault }] of faults.entries()) {
    const url = kinds[at % 2]?.url ?? ''
    await test.step(`${url} ${name}`, () => breakOne(page, host, builds.one, url, fault))
  }
})

for (const { name, fault } of faults) {
  test(`any one file that ${name} prevents saving, and the next visit saves the site @nightly`, async ({
    host,
    person,
    builds,
  }) => {
    const urls = precacheList(builds.one).map(({ url }) => url)
    test.setTimeout(20_000 * urls.length)
    const page = await openTab(person, `${host.origin}/robots.txt`)
    for (const url of urls) await test.step(url, () => breakOne(page, host, builds.one, url, fault))
  })
}

/** A visit with one broken file, and one after its repair. */
async function breakOne(page: Page, host: FaultServer, build: string, url: string, fault: Fault) {
  // The page itself must load, so only its assets are broken for it too.
  host.fail(exactly(url), fault, url.startsWith('/assets/') ? undefined : 'worker')
  host.log.length = 0
  await page.goto(`${host.origin}/`)
  await expect.poll(() => host.log.some(({ path }) => exactly(url).test(path))).toBe(true)
  await expect(page.getByRole('link', { name: home.hero.contact })).toBeVisible()
  if (!url.endsWith('.js')) await expect(page.getByText(failed)).toBeVisible()
  // A page without its script reloads once.
  await expect(async () => {
    expect((await seen(page)).controlled).toBe(false)
    expect(await strangers(page, [build])).toEqual([])
  }).toPass()
  host.heal()
  const visitAgain = async (patience?: number) => {
    await page.reload()
    await offlineReady(page, build, patience)
  }
  // A page without its script reloads itself, which may interrupt this visit.
  if (url.endsWith('.js')) await expect(() => visitAgain(10_000)).toPass()
  else await visitAgain()
  await evict(page)
}

for (const [portal, when, known] of [
  ['page', '', altered],
  ['redirect', ' @nightly', failed],
] as const) {
  test(`a captive portal's ${portal} is never saved, and the saved copy stays${when}`, async ({
    host,
    person,
    builds,
  }) => {
    host.fail(/./, { portal }, 'worker')
    const page = await openTab(person, `${host.origin}/`)
    await expect(page.getByText(known)).toBeVisible()
    expect(await strangers(page, [builds.one])).toEqual([])
    host.heal()
    await page.reload()
    await offlineReady(page, builds.one)

    host.fail(/./, { portal })
    await page.goto(`${host.origin}/portfolio`)
    expect(await seen(page)).toMatchObject({ build: 'aaaa1111', controlled: true })
    expect(await gaps(page, builds.one)).toEqual([])
    expect(await strangers(page, [builds.one])).toEqual([])
  })
}

test('without storage space the first visit works and says so; with space it is saved', async ({
  host,
  person,
  builds,
}) => {
  const page = await openTab(person, `${host.origin}/robots.txt`)
  const lift = await limitStorage(page, 60_000)
  await page.goto(`${host.origin}/`)
  await expect(page.getByText(full)).toBeVisible()
  await page.getByRole('link', { name: home.hero.portfolio }).click()
  await expect(page.getByRole('heading', { name: portfolio.heading, level: 1 })).toBeVisible()
  await lift()
  await page.getByRole('button', { name: messages.offline.retry }).click()
  await offlineReady(page, builds.one)
  await expect(page.getByText(messages.offline.saved, { exact: true })).toBeVisible()
})

test('an update without storage space keeps the old build; with space it installs @nightly', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  const lift = await limitStorage(page, used + 40_000)
  await host.deploy(builds.two)
  const fate = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const found = new Promise<ServiceWorker | null>((done) =>
      registration.addEventListener('updatefound', () => done(registration.installing)),
    )
    await registration.update()
    const installing = await found
    while (installing?.state === 'installing')
      await new Promise((done) => installing.addEventListener('statechange', done, { once: true }))
    return installing?.state
  })
  expect(await fate).toBe('redundant')
  await host.down()
  await page.goto(`${host.origin}/portfolio`)
  await expectCoherent(page, 'aaaa1111')
  expect(await gaps(page, builds.one)).toEqual([])
  await host.up()
  await lift()
  await page.reload()
  await expect(page.getByText(messages.update.ready)).toBeVisible()
})

test('a page opened during saving shows that, and repairs the copy @nightly', async ({
  host,
  person,
  builds,
}) => {
  host.fail(/./, { delay: 100 }, 'worker')
  const page = await openTab(person, `${host.origin}/`)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)
  await deleteCaches(page)
  await page.reload()
  await expect(page.getByText(messages.offline.saving)).toBeVisible()
  await offlineReady(page, builds.one)
  await expect(page.getByText(messages.offline.saved, { exact: true })).toBeVisible()
})

test('the requests of a first visit take less than 10 s at 200 ms each @nightly', async ({
  host,
  person,
  builds,
}) => {
  host.fail(/./, { delay: 200 })
  const started = Date.now()
  const page = await openTab(person, `${host.origin}/`)
  await offlineReady(page, builds.one)
  console.log(`saved after ${((Date.now() - started) / 1000).toFixed(1)} s at 200 ms a request`)
  // The time of sequential requests, because an agency may have more pictures.
  const requests = host.log.filter(({ path }) => !path.includes('/pictures/'))
  expect(requests.length * 0.2).toBeLessThan(10)
})
