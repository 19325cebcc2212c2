import { test } from '@playwright/test'
import { makeMarkedBuild, marks } from '../../support/builds.ts'

for (const mark of marks.slice(0, 2))
  test(`the build ${mark} is made of dist/`, async () => void (await makeMarkedBuild(mark)))
