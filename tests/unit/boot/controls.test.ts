// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { answerControls, forKey } from '../../../src/boot/controls.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

const part = (id: string) => document.getElementById(id) ?? document.body

freshPageForEachTest()

beforeEach(() => {
  document.body.innerHTML = `
    <ul id="menu" popover><li><a id="link" href="#services"><b id="word">Services</b></a></li></ul>
    <a id="outside" href="#about">About</a>
    <a id="touch" href="#contact" role="button">Get In Touch</a>
    <button id="dark">Dark</button>`
  answerControls()
})

test.each([
  ['Space', ' ', false, 'touch', 'press'],
  ['Space held', ' ', true, 'touch', 'ignore'],
  ['Enter, which the browser answers', 'Enter', false, 'touch', 'leave'],
  ['Enter held', 'Enter', true, 'touch', 'ignore'],
  ['Enter held on a link', 'Enter', true, 'outside', 'ignore'],
  ['Space on a button, which the browser answers', ' ', false, 'dark', 'leave'],
  ['Space held on a button', ' ', true, 'dark', 'ignore'],
  ['Enter held on a button', 'Enter', true, 'dark', 'ignore'],
  ['Space on a link', ' ', false, 'outside', 'leave'],
  ['Space held, which scrolls', ' ', true, 'menu', 'leave'],
  ['Tab held', 'Tab', true, 'dark', 'leave'],
] as const)(
  '%s: the key "%s", repeated: %s, on the element "%s" leads to the step "%s"',
  (_, key, isRepeated, id, step) => {
    expect(forKey(key, isRepeated, part(id))).toBe(step)
  },
)

test('a held key does not press the control to which the focus has moved', () => {
  const options = { key: 'Enter', repeat: true, bubbles: true, cancelable: true }
  expect(part('dark').dispatchEvent(new KeyboardEvent('keydown', options))).toBe(false)
})

test('a key outside every element causes no error', () => {
  expect(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))).not.toThrow()
})

test('a link of the menu causes no error in a browser without popovers', () => {
  Object.assign(part('menu'), { hidePopover: undefined })
  expect(() => part('word').click()).not.toThrow()
})
