import { expect } from 'vitest'
import { home, messages, portfolio, site } from '../../support/content.ts'
import { limited } from './limits.ts'
import { avif, drawn } from './looks.ts'
import { evaluate, isMarked, isShown, mark, type Browser, type Tab, type Target } from './tab.ts'
import { comesFrom, save, settled, start, update, type Test } from './visit.ts'

const pages = [
  { path: '/', name: site.brand, status: 200 },
  { path: '/portfolio', name: portfolio.heading, status: 200 },
  { path: '/portfolio/?source=app#demos', name: portfolio.heading, status: 200 },
  { path: '/nowhere', name: messages.notFound.code, status: 404 },
]
const notFound = /^warn: Page not found: \/nowhere$|^error: Failed to load resource: .*404/
const queries = ['?utm_source=a', '?gclid=1', '?fbclid=1', '?ref=x', '?anything', '#contact']
const offer: Target = { text: messages.update.ready }

/** The status of the page's response, undefined if the engine does not report it, and the time of the first paint in ms. */
const answer = (tab: Tab) =>
  evaluate(tab, async () => {
    const [entry] = performance.getEntriesByType('navigation')
    // Firefox may report nothing for a URL with a fragment.
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
        type: 'paint',
        buffered: true,
      })
      setTimeout(() => resolve(0), 2000)
    })
    return { status: (entry as PerformanceNavigationTiming | undefined)?.responseStatus, paint }
  })

/** In the page: whether another service worker is installing or waiting. */
const isReplaced = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  const newest = registration?.installing ?? registration?.waiting ?? registration?.active
  return !newest?.scriptURL.endsWith('/sw.js')
}

/** In the page: the numbers of service workers and caches that are left. */
const kept = async () => {
  const workers = await navigator.serviceWorker.getRegistrations()
  return workers.length + (await caches.keys()).length
}

/** In the page: loads every picture, lazy ones too. */
const loadPictures = async () => {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode()))
}

/** The folders of two builds by their marks. */
export type Builds = Record<'aaaa1111' | 'bbbb2222', string>

/** Tests of the copy that the first visit saves, and of updates. */
export function copy(test: Test, engine: string, browser: () => Browser, builds: () => Builds) {
  const { skip: isSilent, title } = limited(engine, 'the status of an answer')
  const reads = (way: 'is gone' | 'never answers') => {
    test(`every page opens, with its status${title}, while the server ${way}`, async ({
      tab,
      host,
      allow,
    }) => {
      allow(notFound)
      await host.deploy(builds().aaaa1111)
      await save(tab, host)
      if (way === 'is gone') await host.down()
      else host.fail(/./, { hang: true })
      const paints: number[] = []
      for (const { path, name, status } of pages) {
        await tab.goto(host.origin + path)
        await expect.poll(() => isShown(tab, { role: 'heading', name })).toBe(true)
        const seen = await answer(tab)
        paints.push(Math.round(seen.paint))
        expect([path, seen.status ?? undefined]).toEqual([path, isSilent ? undefined : status])
        await start(tab)
        const whole = { html: 'aaaa1111', script: 'aaaa1111', byWorker: true }
        expect([path, await comesFrom(tab)]).toEqual([path, whole])
        if (path === '/portfolio') expect(await drawn(tab)).toEqual(avif)
      }
      console.log(`${engine}, first paints while the server ${way}: ${paints.join(', ')} ms`)
    })
  }
  reads('is gone')

  test(`the saved copy answers URLs with any query, without a request`, async ({
    tab,
    host,
    allow,
  }) => {
    // Firefox logs this if a navigation interrupts the loading of the icon.
    allow(/A ServiceWorker intercepted the request/)
    await host.deploy(builds().aaaa1111)
    await save(tab, host)
    const others = ['/index.html', '/portfolio/']
    const variants = ['/', '/portfolio'].flatMap((path) => queries.map((query) => path + query))
    for (const path of [...others, ...variants]) {
      await tab.goto('about:blank')
      host.log.length = 0
      await tab.goto(host.origin + path)
      const { html, byWorker } = await comesFrom(tab)
      const asked = host.log.map((each) => each.path).filter((each) => each !== '/sw.js')
      expect([path, html, byWorker, asked]).toEqual([path, 'aaaa1111', true, []])
    }
  })

  test(`a new build is offered; 'Reload' activates it and reloads every tab once`, async ({
    tab,
    host,
  }) => {
    await host.deploy(builds().aaaa1111)
    await save(tab, host)
    const second = await browser().open()
    await second.goto(`${host.origin}/portfolio`)
    await start(second)
    await host.deploy(builds().bbbb2222)
    await update(tab, host, 'bbbb2222')
    const tabs = [tab, second]
    for (const each of tabs) {
      await start(each)
      await expect.poll(() => comesFrom(each)).toMatchObject({ html: 'bbbb2222' })
    }
    for (const each of tabs) await mark(each)
    // Then a page has asked its worker, and would know of another build.
    for (const each of tabs)
      await expect.poll(() => isShown(each, { text: messages.offline.saved })).toBe(true)
    for (const each of tabs) await settled(each)
    for (const each of tabs) {
      expect(await isMarked(each)).toBe(true)
      expect(await comesFrom(each)).toEqual({
        html: 'bbbb2222',
        script: 'bbbb2222',
        byWorker: true,
      })
      expect(await isShown(each, offer)).toBe(null)
    }
    expect(await second.complaints()).toEqual([])
    await second.close()
  })

  test(`'Later' hides the offer for this visit; leaving the site activates the build`, async ({
    tab,
    host,
  }) => {
    await host.deploy(builds().aaaa1111)
    await save(tab, host)
    await host.deploy(builds().bbbb2222)
    await tab.goto(host.origin)
    await start(tab)
    await expect.poll(() => isShown(tab, offer), { timeout: 30_000 }).toBe(true)
    await tab.click({ role: 'button', name: messages.update.later })
    await expect.poll(() => isShown(tab, offer)).toBe(null)
    await tab.click({ role: 'link', name: home.hero.portfolio })
    await settled(tab)
    expect([await isShown(tab, offer), (await comesFrom(tab)).html]).toEqual([null, 'aaaa1111'])
    await tab.close()
    // The browser activates the new service worker shortly after the last tab closes.
    await expect
      .poll(async () => {
        const next = await browser().open()
        await next.goto(host.origin)
        await start(next)
        const found = await comesFrom(next)
        await next.close()
        return found
      })
      .toEqual({ html: 'bbbb2222', script: 'bbbb2222', byWorker: true })
  })

  test(`/reset completes even if the visitor leaves the page`, async ({ tab, host, allow }) => {
    // A text file has no icon link, so Chromium requests /favicon.ico.
    allow(/Failed to load resource: .*404/)
    await host.deploy(builds().aaaa1111)
    host.fail(/^\/reset/, { without: 'clear-site-data' })
    await save(tab, host)
    await tab.goto(`${host.origin}/reset`)
    await expect.poll(() => evaluate(tab, isReplaced)).toBe(true)
    // The remover may reload a page while it loads.
    await tab.goto(`${host.origin}/robots.txt`).catch(() => {})
    await expect.poll(() => evaluate(tab, kept).catch(() => undefined)).toBe(0)
  })

  test(`/reset on a host that sends no header removes the copy for good, then reports it`, async ({
    tab,
    host,
  }) => {
    await host.deploy(builds().aaaa1111)
    host.fail(/^\/reset/, { without: 'clear-site-data' })
    await save(tab, host)
    // Firefox and WebKit keep the copy while another page is open, so /reset does not report its removal.
    const other = engine === 'Chromium' ? await browser().open() : undefined
    // A page that registers the worker only after the reset would be a new visit.
    if (other) await save(other, host, '/portfolio')
    await tab.goto(`${host.origin}/reset`)
    await start(tab)
    // A choice that the visitor makes meanwhile must stay.
    await tab.click({ role: 'button', name: messages.theme.dark })
    await expect
      .poll(() => isShown(tab, { text: messages.reset.gone }), { timeout: 30_000 })
      .toBe(true)
    expect(await tab.run('localStorage.theme')).toBe('dark')
    // Each page loads more files, which must not be saved again.
    for (const each of other ? [other, tab] : [tab]) {
      await evaluate(each, loadPictures)
      expect(await evaluate(each, kept)).toBe(0)
    }
    await tab.click({ role: 'link', name: messages.notFound.home })
    await expect.poll(() => isShown(tab, { role: 'heading', name: site.brand })).toBe(true)
    await tab.click({ role: 'link', name: home.hero.portfolio })
    await expect.poll(() => isShown(tab, { role: 'heading', name: portfolio.heading })).toBe(true)
    expect(await evaluate(tab, kept)).toBe(0)
    expect(await evaluate(tab, async () => (await indexedDB.databases()).length)).toBe(0)
    await other?.close()
  })

  // Last, because requests to that server stay pending in WebKit's browser.
  reads('never answers')
}
