import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { writeFiles } from '../../plugins/folders.ts'
import { demos } from '../support/content.ts'
import { prospectOf } from '../support/drafts.ts'
import { copyOfProject, ran } from '../support/projectCopy.ts'

test('a build leaves an ended draft out and says so, and a failed build changes nothing', () => {
  const project = copyOfProject()
  onTestFinished(() => rmSync(project, { recursive: true }))
  const { slug } = demos[0]!
  const drafts = [
    prospectOf(slug, { slug: 'miller-test' }),
    prospectOf(slug, { slug: 'bygone-test', until: '2020-01-31' }),
  ]
  writeFileSync(join(project, 'src/content/prospects.yaml'), stringify(drafts))
  const build = (env = {}) => ran(project, ['npm', 'run', 'build'], env)
  const first = build()
  expect(first.status, first.said).toBe(0)
  expect(first.said).toMatch(/^bygone-test ended on 2020-01-31 and was left out; delete it: /m)
  const made = readdirSync(join(project, 'dist-demos'))
  expect(made).toContain('miller-test')
  expect(made).not.toContain('bygone-test')

  /** The bytes of every built file. */
  const outputs = () =>
    ['dist', 'dist-demos', 'dist-hosts'].map((folder) =>
      readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'latin1')]),
    )
  const before = outputs()
  // A build for other addresses, with the last error that a build can find.
  writeFiles(project, { 'public/robots.txt': 'own' })
  expect(build({ SITE_ORIGIN: 'http://localhost:4173' })).toMatchObject({
    status: 1,
    said: expect.stringContaining('robots.txt has the name of a file'),
  })
  expect(outputs()).toEqual(before)
}, 180_000)
