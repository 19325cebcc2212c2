import { afterAll, beforeAll, describe } from 'vitest'
import { makeMarkedBuild } from '../../support/builds.ts'
import { faultServer } from '../../support/faultServer.ts'
import { arriving, early } from './arriving.ts'
import { copy, type Builds } from './copy.ts'
import { engines } from './engines.ts'
import { history } from './history.ts'
import { watch } from './limits.ts'
import { looks } from './looks.ts'
import { tour } from './tour.ts'
import { save, testIn, update, type Place, type Test } from './visit.ts'
import { vitals, vitalsTable } from './vitals.ts'

let builds: Builds
beforeAll(async () => {
  builds = {
    aaaa1111: await makeMarkedBuild('aaaa1111'),
    bbbb2222: await makeMarkedBuild('bbbb2222'),
  }
}, 60_000)
afterAll(() => console.log(vitalsTable()))

for (const { name, isInstalled, start } of engines) {
  if (!isInstalled) console.log(`${name}: not run, because it is not installed`)

  describe.skipIf(!isInstalled)(name, () => {
    const test = testIn(ownBrowser())

    describe('on a first visit', () => {
      tour(test)
      arriving(test)
      early(test)
      history(test, name)
      vitals(test, name)
    })
    returning('with the worker in control', 'aaaa1111', [tour, arriving, looks])
    returning('after an update', 'bbbb2222', [tour])
    watch(test, name)

    describe('the saved copy', () => {
      const own = ownBrowser()
      copy(
        testIn(own),
        name,
        () => own().browser,
        () => builds,
      )
    })

    /** A browser for one group of tests, because WebKit's driver fails after many pages. */
    function ownBrowser() {
      let place: Place
      beforeAll(async () => {
        place = { browser: await start() }
      }, 60_000)
      afterAll(() => place.browser.close())
      return () => place
    }

    /** Runs tests after the site was saved, and updated if the build is not the first. */
    function returning(title: string, build: keyof Builds, checks: ((test: Test) => void)[]) {
      describe(title, () => {
        let known: Place
        beforeAll(async () => {
          const host = await faultServer(builds.aaaa1111)
          const browser = await start()
          known = { browser, host, build }
          const tab = await browser.open()
          await save(tab, host)
          if (build !== 'aaaa1111') {
            await host.deploy(builds[build])
            await update(tab, host, build)
          }
          await tab.close()
        }, 60_000)
        afterAll(async () => {
          await known.browser.close()
          await known.host?.close()
        })
        for (const check of checks) check(testIn(() => known))
      })
    }
  })
}
