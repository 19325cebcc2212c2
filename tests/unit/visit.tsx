import './browser.ts'
import { dialog as words, home } from '../content.ts'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { expect } from 'vitest'
import { App } from '../../src/App.tsx'
import { answerControls } from '../../src/boot/controls.ts'

// A busy computer is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

answerControls()

/** The site at an address, its landmarks, and somebody who uses it. */
export function visit(path: string) {
  history.replaceState(null, '', path)
  // Asking all styles before each press whether it may be pressed takes longer than the press.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const { container } = render(<App />)
  const part = (selector: string) => {
    const element = container.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`${path} has no ${selector}`)
    return { element, ...within(element) }
  }
  return { user, header: part('header'), main: part('main'), footer: part('footer') }
}

/** Opens the contact dialog as a visitor does. */
export async function openDialog() {
  const { user, main } = visit('/')
  const opener = main.getByRole('button', { name: home.contact.getInTouch })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: words.title })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return { user, opener, dialog, inside: within(dialog) }
}
