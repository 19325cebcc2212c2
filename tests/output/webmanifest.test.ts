import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'

test('the app has its name, place, look and colors', () => {
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/?source=app',
    scope: '/',
    display: 'standalone',
    lang: 'en-US',
    name: 'Prominence: Growth and Web Design',
    short_name: 'Prominence',
    description: expect.stringMatching(/\w/),
    background_color: '#f1f7f8',
    theme_color: '#f1f7f8',
    categories: ['business', 'productivity'],
  })
})

test('there are icons for every use, and screenshots for both kinds of windows', () => {
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(icons).toEqual(['192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome'])
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow'])
  for (const { label } of manifest.screenshots) expect(label).toMatch(/\w/)
})

test('the shortcuts lead to the portfolio and to the contact', () => {
  expect(manifest.shortcuts).toEqual([
    { name: 'Portfolio', url: '/portfolio' },
    { name: 'Contact', url: '/#contact' },
  ])
})
