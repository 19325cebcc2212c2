import { afterEach, expect, test, vi } from 'vitest'
import { openDialog } from '../../visit.tsx'
import { dialog, site } from '../../../content.ts'

afterEach(() => vi.restoreAllMocks())

async function copy(writeText: () => Promise<void>) {
  const { user, inside } = await openDialog()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  await user.click(inside.getByRole('button', { name: dialog.copy }))
  return { inside, write }
}

test('Copy number copies the number and says so', async () => {
  const { inside, write } = await copy(() => Promise.resolve())
  expect(await inside.findByText(dialog.copied)).toBeInTheDocument()
  expect(write).toHaveBeenCalledWith(site.phone.text)
})

test('where copying is blocked, the number is selected instead', async () => {
  const { inside } = await copy(() => Promise.reject(new Error('blocked')))
  await vi.waitFor(() => expect(getSelection()?.toString()).toBe(site.phone.text))
  expect(inside.queryByText(dialog.copied)).not.toBeInTheDocument()
})
