import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copyOfProject, problems } from '../../support/projectCopy.ts'

test.each(['20.19', '22', '24'])(
  'the checks pass and the site is built with Node %s',
  (version) => {
    const project = copyOfProject()
    const withNode = `npx --yes --ignore-scripts=false --package node@${version} -- npm run`.split(
      ' ',
    )
    for (const command of ['check', 'build'])
      expect(problems(project, [...withNode, command]), command).toBe('')
    rmSync(project, { recursive: true })
  },
)
