import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from '../src/content/types.ts'
import { orRather } from './fields.ts'
import { closest } from './suggest.ts'

const demoParts = ['facts.ts', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']

/** What is wrong with the demos' folders: each demo of the portfolio has one and, where all demos are known, no other is there. */
export function demoFolderErrors(
  projects: readonly Project[],
  root = 'demos',
  isComplete = true,
): string[] {
  const slugs = projects.map(({ slug }) => slug)
  const unknown = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !slugs.includes(entry.name))
    .map(({ name }) => name)
  const without = slugs
    .filter((slug) => !existsSync(join(root, slug)))
    .map((slug) => ({ slug, meant: closest(slug, unknown) }))
  const known = new Set(without.map(({ meant }) => meant))
  return [
    ...without.map(({ slug, meant }) =>
      orRather(
        `${root}/${slug}/ is missing; expected a folder like those of the other demos`,
        meant,
      ),
    ),
    ...slugs.filter((slug) => existsSync(join(root, slug))).flatMap((slug) => missing(root, slug)),
    ...unknown
      .filter((name) => isComplete && !known.has(name))
      .map((name) => `${root}/${name}/ has no entry; expected one in src/content/portfolio.ts`),
  ]
}

const missing = (root: string, slug: string) =>
  demoParts
    .filter((file) => !existsSync(join(root, slug, file)))
    .map((file) => `${root}/${slug}/${file} is missing; expected ${expectedPart(slug, file)}`)

const expectedPart = (slug: string, file: string) =>
  file === 'social.png'
    ? `a picture that "npm run capture -- --only ${slug}" takes`
    : 'a file like those of the other demos'
