import { test } from '@playwright/test'
import { markedBuild, otherBuild } from '../../support/faults/builds.ts'

for (const mark of ['aaaa1111', 'bbbb2222'])
  test(`the build ${mark} is made of dist/`, () => otherBuild(mark, 'dist', markedBuild(mark)))
