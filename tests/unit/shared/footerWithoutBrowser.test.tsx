// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { App } from '../../../src/App.tsx'
import { footer } from '../../../src/content/footer.ts'
import type { LinkItem } from '../../../src/content/schema.ts'

test('a planned link that was given a page of the site can be rendered without a browser', () => {
  const link: LinkItem | undefined = footer.columns[0]?.links[0]
  if (!link) throw new Error('The footer has no link')
  link.href = '/portfolio'
  // React wonders about effects; the build's React does not.
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  try {
    const html = renderToString(<App path="/" />)
    expect(html).toMatch(new RegExp(`<a[^>]* href="/portfolio"[^>]*>(<[^>]+>)*${link.text}<`))
  } finally {
    delete link.href
    silent.mockRestore()
  }
})
