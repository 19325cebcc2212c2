import { existsSync, readdirSync } from 'node:fs'
import type { ContentFiles } from '../../src/content/schema.ts'
import { sections } from '../../src/shared/sections.ts'
import type { Theme } from '../../src/theme/schema.ts'
import { environmentMistakes } from '../environment.ts'
import { fontProblem, installing, isInstalled, nearestFamily } from '../fonts/families.ts'
import { strayLetters } from '../fonts/letters.ts'
import { originalOf, pictureNames, pictureProblem } from '../pictures/originals.ts'
import { faintRoles } from './contrast.ts'
import { deadLinks } from './links.ts'
import { closest, ContentError, missingFile, readable, shown, type Mistake } from './mistakes.ts'
import { fileOf, readFiles, textsOf, type Content } from './read.ts'

/** Files that the build reads besides the content and the code, and the list of the site's fonts. */
export const needed = [
  'index.html',
  'src/theme/package.json',
  ...['icon', 'icon-maskable', 'icon-monochrome', 'favicon'].map((name) => `manifest/${name}.svg`),
  ...['wide', 'narrow'].map((name) => `manifest/screenshots/${name}.png`),
]

/** Entries of a list, each with its place there: "clients.2". */
const placed = <T extends object>(entries: readonly T[], list = '') =>
  entries.map((entry, index) => ({ ...entry, at: `${list}${index}` }))

/** Entries that share a text with an earlier one. */
function twice<Key extends string>(
  file: string,
  key: Key,
  entries: readonly (Record<Key, string> & { at: string })[],
  others: readonly (Record<Key, string> & { at: string })[] = [],
): Mistake[] {
  return entries.flatMap((entry) => {
    const first = [...others, ...entries].find((each) => each[key] === entry[key])
    if (!first || first === entry) return []
    const expected = `another ${key} than that of ${readable(first.at)}`
    return [{ file, field: `${entry.at}.${key}`, found: shown(entry[key]), expected }]
  })
}

/** Names used twice, a sample with a real address, and what is said of samples if there are any. */
function entryMistakes({ page, clients, demos }: ContentFiles['portfolio']): Mistake[] {
  const file = fileOf('portfolio')
  const projects = [...placed(clients, 'clients.'), ...placed(demos, 'demos.')]
  const samples = placed(clients, 'clients.')
    .filter(({ url, sample }) => new URL(url).hostname.endsWith('.example') !== sample)
    .map(({ at, url, sample }) => ({
      file,
      field: `${at}.url`,
      found: shown(url),
      expected: sample
        ? 'an address in .example, or sample: false'
        : 'a real address, or sample: true',
    }))
  const words = (['samples', 'sampleTag', 'sampleHint'] as const)
    .filter((name) => page.work[name] === undefined && clients.some(({ sample }) => sample))
    .map((name) => ({
      file,
      field: `page.work.${name}`,
      found: 'is missing',
      expected: 'a text, because a client is a sample',
    }))
  return [...twice(file, 'slug', projects), ...twice(file, 'name', projects), ...samples, ...words]
}

/** Slugs that are not free: other pages, and folders at the root of the site. */
export const reservedSlugs: readonly string[] = [
  ...Object.keys(sections).flatMap((path) => path.slice(1) || []),
  '404',
  'assets',
  'index',
  'licenses',
  'reset',
  'screenshots',
]

/** Pages with a reserved slug, or with the title or description of another page. */
function pageMistakes(
  pages: ContentFiles['pages'],
  { site, home, portfolio }: Partial<Content>,
): Mistake[] {
  const file = fileOf('pages')
  const all = placed(pages)
  const first = {
    at: 'the home page',
    title: home?.title ?? '',
    description: site?.description ?? '',
  }
  const others = [first, ...(portfolio ? [{ ...portfolio.page, at: 'the portfolio' }] : [])]
  return [
    ...all
      .filter(({ slug }) => reservedSlugs.includes(slug))
      .map(({ at, slug }) => ({
        file,
        field: `${at}.slug`,
        found: shown(slug),
        expected: `an address that is free; taken are ${reservedSlugs.join(', ')}`,
      })),
    ...twice(file, 'slug', all),
    ...twice(file, 'title', all, others),
    ...twice(file, 'description', all, others),
  ]
}

const linkMistakes = (content: Parameters<typeof deadLinks>[0]): Mistake[] =>
  deadLinks(content).map(({ name, href, ...link }) => ({
    ...link,
    file: fileOf(name),
    found: shown(href),
  }))

/** A theme's name is an attribute of the page, and the name of its label beside two others. */
const isThemeName = (name: string) => /^(?!(?:label|system)$)[a-z]+$/.test(name)

/** Themes with a wrong name or without a label, and labels without a theme. */
function themeMistakes(
  { themes }: Theme['tokens'],
  { theme: labels }: ContentFiles['messages'],
): Mistake[] {
  const file = fileOf('messages')
  const names = ['label', 'system', ...Object.keys(themes)]
  const expected = `${names.join(', ')}: label, system and the themes of ${fileOf('tokens')}`
  return [
    ...Object.keys(themes)
      .filter((name) => !isThemeName(name))
      .map((name) => ({
        file: fileOf('tokens'),
        field: `themes.${name}`,
        found: 'is no name for a theme',
        expected: 'only small letters, and neither label nor system',
      })),
    ...Object.keys(themes)
      .filter((name) => isThemeName(name) && !Object.hasOwn(labels, name))
      .map((name) => ({ file, field: `theme.${name}`, found: 'is missing', expected })),
    ...Object.keys(labels)
      .filter((name) => !names.includes(name))
      .map((name) => ({ file, field: `theme.${name}`, found: 'is not a theme', expected })),
  ]
}

const contrastMistakes = ({ themes }: Theme['tokens']): Mistake[] =>
  Object.entries(themes).flatMap(([theme, { colors }]) =>
    faintRoles(colors).map(({ role, ground, ratio, least, criterion }) => ({
      file: fileOf('tokens'),
      field: `themes.${theme}.colors.${role}`,
      found: `${shown(colors[role])}, with a contrast of ${ratio} on ${ground} (${colors[ground]})`,
      expected: `at least ${least} (WCAG ${criterion})`,
    })),
  )

/** Faces whose family is not installed, or lacks what they ask for. */
const fontMistakes = (faces: Theme['faces']): Mistake[] =>
  Object.entries(faces).flatMap(([name, face]) => {
    const file = fileOf('faces')
    if (!isInstalled(face)) {
      const found = `${shown(face.family)}, which is not installed`
      const meant = nearestFamily(face.family)
      const expected = meant
        ? 'a font by its own name'
        : `a font of fontsource.org: ${installing(face.family, 'src/theme')}`
      return [{ file, field: `${name}.family`, found, expected, meant }]
    }
    const problem = fontProblem(face)
    return problem ? [{ file, field: name, ...problem }] : []
  })

/** A character in quotation marks; an invisible one as its code point. */
const nameOf = (character: string) =>
  /[\p{Z}\p{C}\p{M}]/u.test(character)
    ? `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : JSON.stringify(character)

/** Texts with a letter that a font lacks. */
async function letterMistakes(content: Partial<Content>, faces: Theme['faces']) {
  const texts = textsOf(content)
  const stray = await strayLetters(
    texts.map(({ text }) => text),
    Object.values(faces),
  )
  return texts.flatMap(({ file, field }, index): Mistake[] => {
    const { letter, family } = stray[index] ?? {}
    if (letter === undefined) return []
    const found = `has ${nameOf(letter)}, which the font ${family} lacks`
    return [
      { file, field, found, expected: `another letter, or another font in ${fileOf('faces')}` },
    ]
  })
}

/** Pictures that are missing or of another form. */
async function pictureMistakes({ clients, demos }: ContentFiles['portfolio']): Promise<Mistake[]> {
  const projects = [...placed(clients, 'clients.'), ...placed(demos, 'demos.')]
  const mistakes = await Promise.all(
    projects.map(async ({ at, picture: { name } }): Promise<Mistake[]> => {
      const original = originalOf(name)
      const problem = await pictureProblem(original)
      if (!problem) return []
      const meant = existsSync(original) ? undefined : closest(name, pictureNames())
      const found = `${shown(name)}, but ${original} ${problem.found}`
      return [{ ...problem, file: fileOf('portfolio'), field: `${at}.picture.name`, found, meant }]
    }),
  )
  return mistakes.flat()
}

const demoParts = ['facts.ts', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']

/** Demos without a folder or one of its files, and folders without a demo. */
export function folderMistakes(demos: readonly { slug: string }[], root = 'demos'): Mistake[] {
  const slugs = demos.map(({ slug }) => slug)
  const lacking = slugs.flatMap((slug) => {
    const folder = `${root}/${slug}/`
    return (existsSync(folder) ? demoParts : [''])
      .filter((part) => !existsSync(folder + part))
      .map((part) => ({
        file: folder + part,
        found: 'is missing',
        expected:
          part === 'social.png'
            ? `a picture that "npm run capture -- --only ${slug}" takes`
            : 'one like that of the other demos',
      }))
  })
  const unlisted = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .filter(({ name }) => !slugs.includes(name))
    .map(({ name }) => ({
      file: `${root}/${name}/`,
      found: 'has no entry',
      expected: `one in ${fileOf('portfolio')}`,
    }))
  return [...lacking, ...unlisted]
}

/** What is between files, for those whose form is right. */
async function relationMistakes(content: Partial<Content>): Promise<Mistake[]> {
  const { services, portfolio, pages, messages, tokens, faces } = content
  return [
    ...(services ? twice(fileOf('services'), 'title', placed(services)) : []),
    ...(portfolio ? [...entryMistakes(portfolio), ...folderMistakes(portfolio.demos)] : []),
    ...(portfolio ? await pictureMistakes(portfolio) : []),
    ...(pages ? [...pageMistakes(pages, content), ...linkMistakes({ ...content, pages })] : []),
    ...(tokens ? contrastMistakes(tokens) : []),
    ...(tokens && messages ? themeMistakes(tokens, messages) : []),
    ...(faces ? [...fontMistakes(faces), ...(await letterMistakes(content, faces))] : []),
  ]
}

/** Every mistake in what the site is made from, a line each. */
export async function contentMistakes(root = '.'): Promise<string[]> {
  const { content, mistakes, linesOf } = readFiles(root)
  return linesOf([
    ...environmentMistakes(process.env),
    ...needed.filter((file) => !existsSync(file)).map(missingFile),
    ...mistakes,
    ...(await relationMistakes(content)),
  ])
}

/** Throws a ContentError if the content has mistakes. */
export async function checkContent(root = '.'): Promise<void> {
  const lines = await contentMistakes(root)
  if (lines.length > 0) throw new ContentError(lines)
}
