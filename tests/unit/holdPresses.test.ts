import './browser.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdPresses } from '../../src/holdPresses.ts'

const page = document.body
let seen: string[] = []
const note = ({ type }: Event) => void seen.push(type)
const types = [
  'pointerdown',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'pointerup',
  'click',
]

/** Touches an element, as far as the page's own listeners are concerned. */
function touched(selector: string): string[] {
  seen = []
  for (const type of types) {
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return seen
}

beforeEach(() => {
  page.innerHTML = '<p>words</p><a href="/portfolio"><b>Portfolio</b></a><button>Copy</button>'
  for (const type of types) page.addEventListener(type, note, true)
})
afterEach(() => {
  page.replaceChildren()
  for (const type of types) page.removeEventListener(type, note, true)
})

test('until a page is hydrated, only clicks on what can be used come through', () => {
  const letThrough = holdPresses()
  expect(touched('p')).toEqual([])
  expect(touched('b')).toEqual(['click'])
  expect(touched('button')).toEqual(['click'])
  letThrough()
  expect(touched('p')).toEqual(types)
})
