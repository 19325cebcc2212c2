import { expect, test } from 'vitest'
import { folderErrors } from '../../../../plugins/checks/folders.ts'
import { writeFiles } from '../../../../plugins/folders.ts'
import { errorLine } from '../../../../src/reader/errors.ts'
import { temporaryFolder } from '../../../support/unit/temporary.ts'

const files = ['facts.yaml', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']

/** Makes a folder with one demo, "locks", which has the files `names`. Checks the folder as if the content had the demos `demos`. Returns the error lines without the folder's path. */
function linesOf(names: string[], demos: { slug: string }[]) {
  const root = temporaryFolder()
  writeFiles(root, Object.fromEntries(names.map((name) => [`locks/${name}`, ''])))
  return folderErrors(demos, root).map((error) => errorLine(error).replace(root, ''))
}

test.each(files)('a demo without %s is an error of one line', (absent) => {
  const others = files.filter((each) => each !== absent)
  expect(linesOf(others, [{ slug: 'locks' }])).toEqual([
    `/locks/${absent} is missing; expected a file like those of the other demos; "npm run capture -- --only <slug>" takes social.png`,
  ])
})

test('a folder without a demo is an error of one line', () => {
  expect(linesOf(files, [])).toEqual([
    '/locks/ has no entry; expected an entry in src/content/portfolio.yaml',
  ])
})

test.each(['icon.svg', 'social.png'])('a copied %s is an error of one line', (copied) => {
  const root = temporaryFolder()
  for (const slug of ['locks', 'paint'])
    writeFiles(root, Object.fromEntries(files.map((name) => [`${slug}/${name}`, slug])))
  writeFiles(root, { [`paint/${copied}`]: 'locks' })
  const errors = folderErrors([{ slug: 'locks' }, { slug: 'paint' }], root)
  expect(errors.map((error) => errorLine(error).replaceAll(root, ''))).toEqual([
    `/paint/${copied} has the bytes of /locks/${copied}; expected a file of its own`,
  ])
})

test('a custom property without a value is an error of one line', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    ...Object.fromEntries(files.map((name) => [`locks/${name}`, ''])),
    'base.css': 'a{color:var(--ink);margin:var(--gutter);inset:var(--gutter) var(--n) var(--m, 0)}',
    'locks/style.css': ':root{--ink:#000}\n@media print {\n  a { --gutter: 0 }\n}',
    'locks/Page.tsx': "style={{ '--n': 1 }}",
  })
  expect(folderErrors([{ slug: 'locks' }], root).map(errorLine)).toEqual([
    `${root}/locks/style.css sets no --gutter; expected a value in :root, because a rule uses var(--gutter)`,
  ])
})
