import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from '../src/content/types.ts'

const demoParts = ['facts.ts', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']

/** What is wrong with the demos' folders: each demo of the portfolio has one, and no other is there. */
export function demoFolderErrors(projects: readonly Project[], root = 'demos'): string[] {
  const slugs = projects.map(({ slug }) => slug)
  const missing = slugs.flatMap((slug) =>
    demoParts
      .filter((file) => !existsSync(join(root, slug, file)))
      .map((file) => `${root}/${slug}/${file} is missing; expected ${expectedPart(slug, file)}`),
  )
  const unknown = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !slugs.includes(entry.name))
    .map(({ name }) => `${root}/${name}/ has no entry; expected one in src/content/portfolio.ts`)
  return [...missing, ...unknown]
}

const expectedPart = (slug: string, file: string) =>
  file === 'social.png'
    ? `a picture that "npm run capture -- --only ${slug}" takes`
    : 'a file like those of the other demos'
