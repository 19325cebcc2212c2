import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { prospectSchema, type Facts, type Prospect } from '../../demos/types.ts'
import { factsFile, fileOf } from '../content/read.ts'
import { fontProblem } from '../fonts/families.ts'
import { isThere } from '../folders.ts'
import { shown, type Finding, type Mistake } from '../content/mistakes.ts'

const demoParts = ['facts.yaml', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']

/** Demos without a folder or one of its files, and folders without a demo. */
export function folderMistakes(demos: readonly { slug: string }[], root = 'demos'): Mistake[] {
  const slugs = demos.map(({ slug }) => slug)
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  const files = slugs.flatMap((slug) =>
    (folders.includes(slug) ? demoParts : ['']).map((part) => `${root}/${slug}/${part}`),
  )
  const old = slugs.map((slug) => `${root}/${slug}/facts.ts`).filter(isThere)
  return [
    ...old.map((file) => ({
      file,
      found: 'is TypeScript',
      expected: 'facts.yaml; docs/recipes/upgrade.md converts it',
    })),
    ...files
      .filter((file) => !isThere(file) && !old.includes(file.replace(/yaml$/, 'ts')))
      .map((file) => ({
        file,
        found: 'is missing',
        expected:
          'one like that of the other demos; "npm run capture -- --only <slug>" takes social.png',
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

/** Fonts that a demo asks for in vain, or that its style does not name. */
export function factMistakes(slug: string, { faces }: Facts): Mistake[] {
  const file = factsFile(slug)
  const styleFile = `demos/${slug}/style.css`
  const style = isThere(styleFile) ? readFileSync(styleFile, 'utf8') : undefined
  return faces.flatMap((face, index) => {
    const { family, name = family } = face
    const isNamed = [`'${name}'`, `"${name}"`, `${name},`, `${name};`].some(
      (written) => style?.includes(written) ?? true,
    )
    const problem = fontProblem(face, 'demos')
    if (problem) return [{ ...problem, file, field: `faces.${index}.family` }]
    const field = `faces.${index}.${face.name === undefined ? 'family' : 'name'}`
    return isNamed ? [] : [{ file, field, found: shown(name), expected: `a font of ${styleFile}` }]
  })
}

/** The prospects whose form is right. Nothing stands for another one, which has its own line. */
export const writtenProspects = (entries: unknown): Partial<Prospect>[] =>
  (Array.isArray(entries) ? entries : []).map((entry) => {
    const { success, output } = v.safeParse(prospectSchema, entry)
    return success ? output : {}
  })

/** Demos and services of prospects that are unknown. */
export const prospectFindings = (
  prospects: readonly Partial<Prospect>[],
  demos: readonly { slug: string }[],
  facts: Readonly<Record<string, Facts>>,
): Finding[] =>
  prospects.flatMap(({ demo, services = [] }, index) => {
    if (demo === undefined) return []
    const slugs = demos.map(({ slug }) => slug)
    if (!slugs.includes(demo)) {
      const expected = `a demo: ${slugs.join(', ')}`
      return [{ field: `${index}.demo`, found: shown(demo), expected }]
    }
    const ids = facts[demo]?.business.services.flatMap(({ id }) => id ?? [])
    return services.flatMap(({ id }, each) =>
      !ids || ids.includes(id)
        ? []
        : [
            {
              field: `${index}.services.${each}.id`,
              found: shown(id),
              expected: `a service of ${factsFile(demo)}: ${ids.join(', ')}`,
            },
          ],
    )
  })
