import { afterEach, expect, test, vi } from 'vitest'
import { openDialog } from './visit.tsx'

afterEach(() => vi.restoreAllMocks())

async function copy(writeText: () => Promise<void>) {
  const { user, inside } = await openDialog()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  await user.click(inside.getByRole('button', { name: 'Copy number' }))
  return { inside, write }
}

test('Copy number copies the number and says so', async () => {
  const { inside, write } = await copy(() => Promise.resolve())
  expect(await inside.findByText('Number copied.')).toBeInTheDocument()
  expect(write).toHaveBeenCalledWith('(503) 555-0142')
})

test('where copying is blocked, the number is selected instead', async () => {
  const { inside } = await copy(() => Promise.reject(new Error('blocked')))
  await vi.waitFor(() => expect(getSelection()?.toString()).toBe('(503) 555-0142'))
  expect(inside.queryByText('Number copied.')).not.toBeInTheDocument()
})
