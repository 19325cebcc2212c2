import { test } from '@playwright/test'
import { walk } from '../../faults/walk.ts'

// `npm run test:walk` goes other ways, and further.
test('a random walk through deploys, faults and evictions breaks nothing', async () => {
  test.setTimeout(180_000)
  await walk(1, 50)
})
