import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '../../support/fixtures.ts'
import { offlineReady, savedVisit, seen } from '../../support/savedCopy.ts'
import { git } from './git.ts'

test.use({ serviceWorkers: 'allow', expectsErrors: true })

/** The earlier commit is this many commits before HEAD. */
const distance = 100

/** A folder with the project at an earlier commit, and with the packages of the same commit. */
let earlier: string
test.beforeAll(() => {
  test.setTimeout(900_000)
  earlier = mkdtempSync(join(tmpdir(), 'earlier-'))
  const commit = git('.', 'rev-list', '--max-count=1', `--skip=${distance}`, 'HEAD')
  test.skip(commit === '', `An earlier commit: not run, because git has fewer than ${distance}`)
  git(earlier, 'clone', '-q', '--no-checkout', resolve('.'), '.')
  git(earlier, 'checkout', '-q', commit)
  // `npm run build` also installs the packages.
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: earlier,
    env: { ...process.env, NODE_ENV: undefined },
    shell: process.platform === 'win32',
    stdio: 'inherit',
  })
  expect(status).toBe(0)
})
test.afterAll(() => rmSync(earlier, { recursive: true }))

test('a browser that has saved an earlier commit gets this commit by one offer and one reload, and loses nothing', async ({
  page,
  host,
}) => {
  const old = join(earlier, 'dist')
  await host.deploy(old)
  await savedVisit(page, host, old)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  let loads = 0
  page.on('load', () => (loads += 1))

  await host.deploy('dist')
  await page.reload()
  // Finds the update notice by its role, because its text is still that of the earlier commit.
  const offer = page.getByRole('status').getByRole('button')
  await offer.first().click()
  const [, build] = / data-build="(\w+)"/.exec(readFileSync('dist/index.html', 'utf8')) ?? []
  // Ignores errors, because a page that is reloading cannot run scripts.
  await expect.poll(() => seen(page).catch(() => undefined)).toMatchObject({ build })
  await offlineReady(page, 'dist')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(offer).toHaveCount(0)
  // The page has loaded twice: by the reload above, and by the accepted update.
  expect(loads).toBe(2)

  await host.down()
  expect((await page.goto(`${host.origin}/portfolio`))?.status()).toBe(200)
  expect((await seen(page)).build).toBe(build)
})
