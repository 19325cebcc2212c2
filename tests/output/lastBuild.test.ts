import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFiles } from '../../plugins/folders.ts'
import { copyOfProject, ran } from '../support/projectCopy.ts'

test('a failed build changes nothing', () => {
  const project = copyOfProject()
  onTestFinished(() => rmSync(project, { recursive: true }))
  const folders = ['dist', 'dist-demos', 'dist-hosts']
  for (const folder of folders) cpSync(folder, join(project, folder), { recursive: true })

  /** Reads the bytes of every built file. */
  const outputs = () =>
    folders.map((folder) =>
      readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'latin1')]),
    )
  const before = outputs()
  // The build fails at public/robots.txt, because the build writes its own robots.txt.
  writeFiles(project, { 'public/robots.txt': 'own' })
  // With another origin, the files of the failed build differ from the files of the earlier build.
  const env = { SITE_ORIGIN: 'http://localhost:4173' }
  expect(ran(project, ['npm', 'run', 'build'], env)).toMatchObject({
    status: 1,
    said: expect.stringContaining('robots.txt has the name of a file'),
  })
  expect(outputs()).toEqual(before)
}, 180_000)
