import { test } from '@playwright/test'
import { walk } from '../../faults/walk.ts'

for (const seed of [1, 2]) {
  test(`a random walk through deploys, faults and evictions breaks nothing: seed ${seed}`, async () => {
    test.setTimeout(180_000)
    await walk(seed, 50)
  })
}
