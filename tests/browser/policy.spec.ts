import { policyMeta } from '../../plugins/hosting/policy.ts'
import { home, messages } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'

test('the policy in a page, for hosts without headers, blocks files of other sites and nothing of this site', async ({
  page,
  allow,
}) => {
  process.env.POLICY_IN_PAGE = 'on'
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    const body = (await response.text()).replace('<title>', `${policyMeta(policy)}<title>`)
    await route.fulfill({ status: 200, headers, body })
  })
  await page.goto('/')
  await page.getByRole('button', { name: messages.theme.dark }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('main').getByRole('button', { name: home.contact.getInTouch }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  allow(/other\.example/)
  const stopped = page.waitForEvent('requestfailed')
  await page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: 'https://other.example/a.png' })),
  )
  expect((await stopped).failure()?.errorText).toBe('csp')
})
