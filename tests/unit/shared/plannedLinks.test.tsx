import { expect, test } from 'vitest'
import { footer as words } from '../../../src/content/footer.ts'
import type { LinkItem } from '../../../src/content/schema.ts'
import { visit } from '../visit.tsx'
import { literally, messages } from '../../content.ts'

const soon = new RegExp(`\\(${literally(messages.comingSoon)}\\)$`, 'i')
const links: LinkItem[] = words.columns.flatMap((column) => column.links)

test('the planned links have no address, are said to be unavailable and coming soon', () => {
  const { footer } = visit('/')
  const planned = footer.queryAllByRole('link', { name: soon })
  expect(planned).toHaveLength(links.filter(({ href }) => !href).length)
  for (const link of planned) {
    expect(link).not.toHaveAttribute('href')
    expect(link).toHaveAttribute('aria-disabled', 'true')
    expect(link).toHaveAttribute('tabindex', '0')
    expect(link).toHaveAttribute('data-tooltip', messages.comingSoon)
  }
})

test.runIf(links.some(({ href }) => !href))(
  'a planned link leads nowhere, by click or by Enter',
  async () => {
    const { user, footer } = visit('/')
    const before = location.href
    const [link] = footer.getAllByRole('link', { name: soon })
    if (!link) throw new Error('No planned link')
    await user.click(link)
    await user.keyboard('{Enter}')
    expect(location.href).toBe(before)
    expect(link).toHaveFocus()
  },
)
