import { messages } from '../../content.ts'
import { expect, expectCoherent, open, savedVisit, test } from '../../faults/test.ts'

test('a returning visit to an unchanged build costs exactly one request', async ({
  host,
  person,
  builds,
}) => {
  const page = await savedVisit(person, host, builds.one)
  await person.newPage()
  await page.close()
  host.log.length = 0
  const next = await open(person, host.origin)
  await expectCoherent(next, 'aaaa1111')
  await expect(next.getByText(messages.offline.saved, { exact: true })).toBeVisible()
  await expect.poll(() => host.log).toEqual([{ path: '/sw.js', status: 304 }])
})
