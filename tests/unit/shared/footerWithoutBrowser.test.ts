import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { App } from '../../../src/App.tsx'
import footer from '../../../src/content/footer.yaml'
import type { LinkItem } from '../../../src/content/schema.ts'

test('a footer link to a page of the site renders on the server', () => {
  const link: LinkItem | undefined = footer.columns[0]?.links[0]
  if (!link) throw new Error('The footer has no link')
  link.href = '/portfolio'
  // In development, React warns about effects that do nothing on the server.
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  try {
    const html = renderToString(createElement(App, { path: '/' }))
    expect(html).toMatch(new RegExp(`<a[^>]* href="/portfolio"[^>]*>(<[^>]+>)*${link.text}<`))
  } finally {
    delete link.href
    silent.mockRestore()
  }
})
