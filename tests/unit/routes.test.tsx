import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clients } from '../support/content.ts'

afterEach(() => {
  vi.doUnmock('../../src/content/pages.yaml')
  vi.doUnmock('../../src/content/portfolio.yaml')
  vi.resetModules()
})

test("the link back on a client's case leads to the clients, and on another text page to the home page", async () => {
  const words = { title: 'T', description: 'D', heading: 'H', lead: 'L', sections: [] }
  const pages = ['a-case', 'prices'].map((slug) => ({ slug, ...words }))
  vi.resetModules()
  vi.doMock('../../src/content/pages.yaml', () => ({ default: pages }))
  vi.doMock('../../src/content/portfolio.yaml', async (original) => ({
    ...(await original<object>()),
    clients: [{ ...clients[0], page: 'a-case' }],
  }))
  const { routes } = await import('../../src/routes.tsx')
  const wayBack = (path: string) => {
    const { unmount } = render(routes.find((route) => route.path === path)?.header)
    const address = screen.getAllByRole('link').at(-1)?.getAttribute('href')
    unmount()
    return address
  }
  expect(['/a-case', '/prices'].map(wayBack)).toEqual(['/portfolio#work', '/'])
})
