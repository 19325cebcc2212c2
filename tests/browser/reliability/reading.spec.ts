import { messages } from '../../../src/content.js'
import { firstPaint, stopWorkers } from '../../support/faults/browser.ts'
import { expect, expectCoherent, savedVisit, test } from '../../support/faults/test.ts'
import { home, portfolio, site } from '../../support/content.ts'

const addresses = [
  { path: '/', status: 200, heading: site.brand },
  { path: '/portfolio', status: 200, heading: portfolio.heading },
  { path: '/portfolio/?source=app#demos', status: 200, heading: portfolio.heading },
  { path: '/no/such/page', status: 404, heading: messages.notFound.code },
]

for (const way of [
  'the server is stopped',
  'the browser is cut off @nightly',
  'the server never answers @nightly',
]) {
  test(`a stopped service worker opens every page while ${way}`, async ({
    host,
    person,
    builds,
  }) => {
    const page = await savedVisit(person, host, builds.one)
    if (way.startsWith('the browser')) await person.setOffline(true)
    else if (way.includes('stopped')) await host.down()
    else host.fail(/./, { hang: true })
    const paints: number[] = []
    for (const { path, status, heading } of addresses) {
      await stopWorkers(page)
      const response = await page.goto(host.origin + path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(response?.status()).toBe(status)
      await expectCoherent(page, 'aaaa1111')
      paints.push(Math.round(await firstPaint(page)))
    }
    console.log(`first paints while ${way}: ${paints.join(', ')} ms`)
  })
}

test('a page outside the precache loads, even from a slow host @nightly', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  host.fail(/./, { delay: 5000 })
  for (const path of ['/llms.txt', '/licenses/packages.txt']) {
    expect((await page.goto(host.origin + path))?.status()).toBe(200)
  }
  host.fail(/^\/newer$/, { body: '<title>Newer</title>', type: 'text/html', delay: 5000 })
  expect((await page.goto(`${host.origin}/newer`))?.status()).toBe(200)
  await expect(page).toHaveTitle('Newer')
})

test('the saved page answers URLs with any query, without a request', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  const queries = ['?utm_source=a', '/', '#demos']
  for (const path of ['/portfolio', '']) {
    for (const query of queries) {
      host.log.length = 0
      const address = path === '' && query === '/' ? '/index.html' : (path || '/') + query
      await page.goto(host.origin + address.replace('//', '/'))
      await expectCoherent(page, 'aaaa1111')
      expect(host.log.filter(({ path: asked }) => asked !== '/sw.js')).toEqual([])
    }
  }
})

const poorer = [
  {
    name: 'without service workers',
    when: ' @nightly',
    script: () => void delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker,
  },
  {
    name: 'with storage that throws',
    when: '',
    script: () => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'caches']) {
        Object.defineProperty(globalThis, name, { get })
      }
    },
  },
]

for (const { name, when, script } of poorer) {
  test(`a browser ${name} shows the whole site without errors${when}`, async ({ host, person }) => {
    await person.addInitScript(script)
    const page = await person.newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.goto(host.origin)
    await page.getByRole('button', { name: messages.theme.dark }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: home.contact.getInTouch }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: home.hero.portfolio }).click()
    await expect(page.getByRole('heading', { level: 1, name: portfolio.heading })).toBeVisible()
    await page.reload()
    await expectCoherent(page, 'aaaa1111')
    await expect(page.getByText(messages.offline.failed)).toHaveCount(0)
    await expect(page.getByText(messages.install.offer)).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}
