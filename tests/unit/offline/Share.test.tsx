// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { everyPath, messages, site } from '../../support/content.ts'
import { Share } from '../../../src/offline/Share.tsx'
import { initial, setStatus } from '../../../src/offline/status.ts'
import '../../support/unit/setup.ts'
import { address } from '../../support/unit/texts.ts'
import { visit } from '../../support/unit/visit.tsx'

const { share: words } = messages
const button = () => screen.queryByRole('button', { name: words.share })

/** Renders the button, with what the system answers to sharing and to copying. */
function inApp(share: (() => Promise<void>) | undefined, copy: () => Promise<void>) {
  history.replaceState(null, '', '/portfolio?source=app#top')
  const user = userEvent.setup()
  const writeText = vi.fn<(text: string) => Promise<void>>(copy)
  const shared = vi.fn<(data: ShareData) => Promise<void>>(share)
  vi.stubGlobal('navigator', { ...(share && { share: shared }), clipboard: { writeText } })
  render(<Share words={words} />)
  act(() => setStatus({ installed: true }))
  return { user, shared, writeText }
}

afterEach(() => {
  vi.useRealTimers()
  act(() => setStatus(initial))
  vi.unstubAllGlobals()
})

const shownAddress = () => `${location.origin}/portfolio`
const done = async () => {}
const refuse = (name: string) => () => Promise.reject(new DOMException('refused', name))

test('a browser, which has an address bar, gets no button to share', () => {
  render(<Share words={words} />)
  expect(button()).toBeNull()
})

test.each([
  ['the system shares', done, done, []],
  ['the visitor changes their mind', refuse('AbortError'), done, []],
  ['the system cannot share', undefined, done, [words.copied]],
  ['the system refuses to share', refuse('NotAllowedError'), done, [words.copied]],
  ['nor copy', refuse('NotAllowedError'), refuse('NotAllowedError'), ['address']],
] as const)('the app shares the page, or copies or shows its address: %s', async (...row) => {
  const [, share, copy, told] = row
  const { user, shared, writeText } = inApp(share, copy)
  await user.click(screen.getByRole('button', { name: words.share }))
  expect(shared.mock.calls).toEqual(share ? [[{ title: document.title, url: shownAddress() }]] : [])
  expect(writeText.mock.calls).toEqual(told.length > 0 ? [[shownAddress()]] : [])
  const texts = told.map((text) => (text === 'address' ? shownAddress() : text))
  const said = screen.getByRole('status')
  expect(said).toHaveTextContent(texts.join(''))
  // No notice can cover it there.
  expect(said.previousElementSibling).toBe(button())
})

test('a second copy is told for six more seconds', async () => {
  vi.useFakeTimers()
  inApp(undefined, done)
  const copy = () => act(async () => screen.getByRole('button', { name: words.share }).click())
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  await copy()
  pass(5000)
  await copy()
  pass(5999)
  expect(screen.getByRole('status')).toHaveTextContent(words.copied)
  pass(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each([...everyPath, '/reset'])('the app has a way home at %s, and one to share', (path) => {
  const { header } = visit(path)
  act(() => setStatus({ installed: true }))
  const home = `${site.brand}, ${messages.home}`
  expect(address(header.getByRole('link', { name: home }))).toBe('/')
  expect(button()).not.toBeNull()
})
