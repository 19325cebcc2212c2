import { dialog as words, home } from '../content.ts'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { expect } from 'vitest'
import { App } from '../../../src/App.tsx'
import { answerControls } from '../../../src/boot/controls.ts'

// Queries wait for an element for at most ten seconds, because the computer may be busy.
configure({ asyncUtilTimeout: 10_000 })

answerControls()

/** Renders the site at a path. Returns its <main> element and a simulated user. */
export function visit(path: string) {
  history.replaceState(null, '', path)
  // Skips the check of the style `pointer-events` before each click, because the check takes longer than the click.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const { container } = render(<App />)
  const element = container.querySelector('main') as HTMLElement
  return { user, main: { element, ...within(element) } }
}

/** Opens the contact dialog with a click, as a visitor does. */
export async function openDialog() {
  const { user, main } = visit('/')
  const opener = main.getByRole('button', { name: home.contact.getInTouch })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: words.title })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return { user, opener, dialog, inside: within(dialog) }
}
