// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { followConnection, setStatus, status } from '../../../src/offline/status.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

freshPageForEachTest()

const isMarked = () => document.documentElement.hasAttribute('data-offline')
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Stubs what the browser says of the connection, and the host's answer to the question past the cache. */
function connection(onLine: boolean, answer: () => Promise<Response>) {
  const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  return { says, asked }
}
const refuses = () => Promise.reject(new TypeError('Failed to fetch'))

test('the status and the page follow the connection', async () => {
  const { says } = connection(false, refuses)
  followConnection()
  await nextTask()
  expect([status().online, isMarked()]).toEqual([false, true])
  for (const [type, onLine] of [
    ['online', true],
    ['offline', false],
    ['pageshow', true],
  ] as const) {
    says.mockReturnValue(onLine)
    dispatchEvent(new Event(type))
    await nextTask()
    expect([status().online, isMarked()]).toEqual([onLine, !onLine])
  }
})

test('a browser that only says that it is offline is not', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const { asked } = connection(false, () => Promise.resolve(new Response()))
  followConnection()
  await nextTask()
  expect([status().online, isMarked()]).toEqual([true, false])
  const [{ value: signal } = {}] = limit.mock.results
  const options = { method: 'HEAD', cache: 'no-store', signal }
  expect(asked).toHaveBeenCalledWith(location.origin, options)
  // A silent host is lost.
  expect(limit).toHaveBeenCalledWith(3000)
})

test('a late answer does not undo what has happened since', async () => {
  let refuse = () => {}
  const { says } = connection(
    false,
    () => new Promise((_, reject) => (refuse = () => reject(new TypeError()))),
  )
  followConnection()
  says.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  refuse()
  await nextTask()
  expect(status().online).toBe(true)
})

test('the page is marked while the site is saved, and only then', () => {
  for (const saved of ['saved', 'saving', 'failed', 'unknown'] as const) {
    setStatus({ saved })
    expect(document.documentElement.hasAttribute('data-saved')).toBe(saved === 'saved')
  }
})
