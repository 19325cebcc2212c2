import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const folders = '.github docs src plugins manifest demos scripts tests'.split(' ')

/** The paths of the project's files. Leaves out folders that the owner has deleted. */
const paths = [
  ...readdirSync('.'),
  ...folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(folder, file.replaceAll('\\', '/')),
      ),
    ),
].filter((path) => !path.includes('node_modules'))

const documents = paths
  .filter((path) => /\.md$|^docs\/.*\.svg$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const modules = paths.filter((path) => /\.tsx?$/.test(path))

/** Matches file names in documents. In Markdown: names in backticks that begin with a folder of the project (with or without "src/"), or end in .ts or .tsx. In SVG: texts of elements with the class `file`. */
const named =
  /`((?:src|plugins|demos|scripts|tests|manifest|docs|public|hosts|\.ci|content|theme|ui|shared|pages|offline)\/[\w./-]*|[\w./-]+\.tsx?)[`<]|\bfile"[^>]*>([\w./-]+)/g

/** Files that an owner may delete: the license, the checklist after launch, the recipes, and the drawings of a demo. */
const optional = ['LICENSE', 'docs/confirm.md', 'docs/recipes', 'drawings.tsx']
const isDeleted = (path: string) =>
  optional.some((each) => path.startsWith(each) && !existsSync(each))

const endings = ['', '.ts', '.tsx', '.test.ts', '.spec.ts']
const isThere = (name: string) =>
  isDeleted(name) ||
  endings.some((ending) => existsSync(name + ending) || existsSync(`src/${name}${ending}`)) ||
  modules.some((path) => path.endsWith(`/${name}`))

test('every file that a document names exists', () => {
  const all = documents.flatMap(({ path, text }) =>
    [...text.matchAll(named)].map(([, quoted, drawn]) => ({ path, name: quoted ?? drawn ?? '' })),
  )
  expect(all.filter(({ name }) => !isThere(name))).toEqual([])
})

/** Matches URLs of links and pictures in Markdown, and URLs of pictures in HTML. */
const address = /\]\(([^)\s]+)|\b(?:src|srcset)="([^"\s]+)/g

/** Converts a document's headings to the fragments that GitHub gives them. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link in a document leads to an existing file and heading', () => {
  const links = documents.flatMap(({ path, text }) =>
    [...text.matchAll(address)]
      .map(([, link, picture]) => link ?? picture ?? '')
      .filter((link) => !/^\w+:/.test(link))
      .map((link) => {
        const [file = '', anchor] = link.split('#')
        return { path, link, anchor, target: file ? posix.join(posix.dirname(path), file) : path }
      }),
  )
  const isRight = ({ target, anchor }: (typeof links)[number]) =>
    isDeleted(target) ||
    (existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor)))
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !isRight(link))).toEqual([])
})

test('every npm command that a document names is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const all = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => ({ path, name })),
  )
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter(({ name }) => !(name in scripts))).toEqual([])
})
