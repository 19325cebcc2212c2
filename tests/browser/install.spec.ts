import { expect, test } from './fixtures.ts'
import { saved } from './page.ts'

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[]
  screenshots: { src: string; sizes: string }[]
  shortcuts: { url: string }[]
}

test('the browser finds the site installable and its manifest free of errors', async ({
  newVisitor,
  baseURL,
}) => {
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  await page.goto(`${baseURL}/`)
  await saved(page)
  const browser = await visitor.newCDPSession(page)
  expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
  const manifest = await browser.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(manifest.url).toBe(`${baseURL}/manifest.webmanifest`)
})

test("the app's icons and screenshots have the sizes that it names", async ({ page, request }) => {
  await page.goto('/')
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const { icons, screenshots } = (await answer.json()) as Manifest
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    '512x512 monochrome',
  ])
  expect(screenshots).toHaveLength(2)
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect([src, size]).toEqual([src, sizes])
  }
})

test("the app's start page and shortcuts open", async ({ page, request }) => {
  const { shortcuts } = (await (await request.get('/manifest.webmanifest')).json()) as Manifest
  expect(shortcuts.map(({ url }) => url)).toEqual(['/portfolio', '/#contact'])
  for (const path of ['/?source=app', ...shortcuts.map(({ url }) => url)]) {
    expect((await page.goto(path))?.status() ?? 200).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
