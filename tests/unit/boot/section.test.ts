// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { leaveSection, leaveSectionOnScroll } from '../../../src/boot/section.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

freshPageForEachTest()

beforeEach(() =>
  history.replaceState({ dialog: true }, '', `${location.origin}//portfolio/?a=1#work`),
)

const address = () => location.href.slice(location.origin.length)

test('an address loses its section alone', () => {
  leaveSection()
  expect([address(), history.state]).toEqual(['//portfolio/?a=1', { dialog: true }])
})

test('an address without a section does not change, because browsers limit such changes', () => {
  leaveSection()
  const change = vi.spyOn(history, 'replaceState')
  leaveSection()
  expect(change).not.toHaveBeenCalled()
})

test.each([
  ['a wheel', 'wheel', undefined, true],
  ['a finger', 'touchmove', undefined, true],
  ['PageDown', 'keydown', 'PageDown', true],
  ['Space', 'keydown', ' ', true],
  ['Tab', 'keydown', 'Tab', true],
  ['Control, which may copy the address,', 'keydown', 'Control', false],
  ['a scroll, which may be the one to the section,', 'scroll', undefined, false],
])(
  '%s takes the section out of the address, even if another program stops the event: %s, key %s, %s',
  (...row) => {
    const [, type, key, isLeft] = row
    document.body.addEventListener(type, (each) => each.stopPropagation())
    leaveSectionOnScroll()
    const event = key ? new KeyboardEvent(type, { key, bubbles: true }) : new Event(type)
    document.body.dispatchEvent(event)
    expect(address()).toBe(isLeft ? '//portfolio/?a=1' : '//portfolio/?a=1#work')
  },
)
