import { existsSync, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { runnerImport } from 'vite'
import { factsSchema, type Facts } from '../../demos/types.ts'
import { fileOf, formFindings } from '../content/read.ts'
import { fontProblem } from '../fonts/families.ts'
import { isThere } from '../folders.ts'
import type { Mistake } from '../content/mistakes.ts'

const demoParts = ['facts.ts', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']

/** Demos without a folder or one of its files, and folders without a demo. */
export function folderMistakes(demos: readonly { slug: string }[], root = 'demos'): Mistake[] {
  const slugs = demos.map(({ slug }) => slug)
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  const files = slugs.flatMap((slug) =>
    (folders.includes(slug) ? demoParts : ['']).map((part) => `${root}/${slug}/${part}`),
  )
  return [
    ...files
      .filter((file) => !isThere(file))
      .map((file) => ({
        file,
        found: 'is missing',
        expected: 'one like that of the other demos; "npm run capture" takes social.png',
      })),
    ...folders
      .filter((folder) => !slugs.includes(folder))
      .map((folder) => ({
        file: `${root}/${folder}/`,
        found: 'has no entry',
        expected: `one in ${fileOf('portfolio')}`,
      })),
  ]
}

/** The facts of a demo, or what is wrong with their file. */
interface ReadFacts {
  file: string
  facts?: Facts
  mistakes: Mistake[]
}

const known = new Map<string, Promise<ReadFacts>>()

/** Reads the facts of demos. What is read is kept until the file changes. */
export async function readFacts(slugs: readonly string[]): Promise<ReadFacts[]> {
  const { NODE_ENV } = process.env
  const read = await Promise.all(
    slugs
      .map((slug) => `demos/${slug}/facts.ts`)
      .filter((file) => existsSync(file))
      .map((file) => {
        const { size, mtimeMs } = statSync(file)
        const key = `${resolve(file)} ${size} ${mtimeMs}`
        const facts = known.get(key) ?? factsIn(file)
        known.set(key, facts)
        return facts
      }),
  )
  // Vite has set it to load a file, and a build that this process starts would be one for development.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  return read
}

async function factsIn(file: string): Promise<ReadFacts> {
  try {
    const options = { configFile: false, logLevel: 'silent' } as const
    const { module } = await runnerImport<{ facts?: Facts }>(resolve(file), options)
    return { file, ...checkedFacts(file, module.facts) }
  } catch (error) {
    const [found = ''] = (error as Error).message.split('\n')
    return { file, mistakes: [{ file, found: `cannot be read: ${found}`, expected: 'TypeScript' }] }
  }
}

/** Facts whose form is right, or the mistakes in it. */
export function checkedFacts(file: string, facts: unknown): Omit<ReadFacts, 'file'> {
  const { success, issues } = v.safeParse(factsSchema, facts, { abortPipeEarly: true })
  if (success) return { facts: facts as Facts, mistakes: [] }
  return { mistakes: formFindings(issues).map((finding) => ({ file, ...finding })) }
}

/** Facts that cannot be read, and fonts that a demo asks for in vain. */
export const factMistakes = (all: readonly ReadFacts[]): Mistake[] => [
  ...all.flatMap(({ mistakes }) => mistakes),
  ...all.flatMap(({ file, facts }) =>
    (facts?.faces ?? []).flatMap((face, index) => {
      const problem = fontProblem(face, 'demos')
      return problem ? [{ ...problem, file, field: `faces.${index}.family` }] : []
    }),
  ),
]
