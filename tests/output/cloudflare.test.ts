import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demos } from '../support/content.ts'

test('Cloudflare serves pages without their endings, and the 404 page, for the site and each demo', () => {
  const files = readdirSync('dist-hosts').filter((file) => file.startsWith('wrangler'))
  expect(files).toHaveLength(1 + demos.length)
  for (const file of files) {
    const { assets } = JSON.parse(readFileSync(`dist-hosts/${file}`, 'utf8')) as { assets: object }
    expect(assets, file).toMatchObject({
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    })
  }
})
