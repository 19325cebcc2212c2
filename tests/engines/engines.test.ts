import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe } from 'vitest'
import { otherBuild } from '../faults/builds.ts'
import { faultServer } from '../faults/server.ts'
import { contact, footer, menu } from './controls.ts'
import { copy, type Builds } from './copy.ts'
import { engines } from './engines.ts'
import { looks } from './looks.ts'
import { tour } from './tour.ts'
import { testIn, type Place } from './visit.ts'
import { watch } from './watch.ts'

let builds: Builds
beforeAll(async () => {
  builds = { aaaa1111: await otherBuild('aaaa1111'), bbbb2222: await otherBuild('bbbb2222') }
}, 60_000)
afterAll(() => {
  for (const folder of Object.values(builds)) rmSync(folder, { recursive: true, force: true })
})

for (const { name, isInstalled, start } of engines) {
  if (!isInstalled) console.log(`${name}: not run, because it is not installed`)

  describe.skipIf(!isInstalled)(name, () => {
    let place: Place
    beforeAll(async () => {
      place = { browser: await start(), host: await faultServer('dist') }
    }, 60_000)
    afterAll(async () => {
      await place.browser.close()
      await place.host.close()
    })
    const test = testIn(() => place)
    for (const check of [tour, menu, contact, footer, looks]) check(test)
    copy(test, name, () => builds)
    watch(test, name)
  })
}
