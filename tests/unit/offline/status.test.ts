// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { followConnection, status } from '../../../src/offline/status.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

freshPageForEachTest()

const shown = () => [status().online, document.documentElement.hasAttribute('data-offline')]
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Simulates a connection. `onLine` is the value of `navigator.onLine`. `answer` answers the request with which the page checks the connection. */
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
  expect(shown()).toEqual([false, true])
  for (const [type, onLine] of [
    ['online', true],
    ['offline', false],
    ['pageshow', true],
  ] as const) {
    says.mockReturnValue(onLine)
    dispatchEvent(new Event(type))
    await nextTask()
    expect(shown()).toEqual([onLine, !onLine])
  }
})

test('a browser that says it is offline is online if the host answers within three seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  const { asked } = connection(false, () => Promise.resolve(new Response()))
  followConnection()
  await nextTask()
  expect(shown()).toEqual([true, false])
  const [{ value: signal } = {}] = limit.mock.results
  const options = { method: 'HEAD', cache: 'no-store', signal }
  expect(asked).toHaveBeenCalledWith(location.origin, options)
  expect(limit).toHaveBeenCalledWith(3000)
})

test('a late answer of the host changes nothing after a newer event', async () => {
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
