import {
  assetFolder,
  notFoundUrl,
  plainFolders,
  resetUrl,
  savedDemoFolder,
} from '../../src/content/addresses.ts'
import type { ContentFiles } from '../../src/content/schema.ts'
import { sections } from '../../src/shared/sections.ts'
import type { Theme } from '../../src/theme/schema.ts'
import { environmentMistakes } from '../environment.ts'
import { isThere, namesake } from '../folders.ts'
import { fontProblem } from '../fonts/families.ts'
import { isDrawable } from '../pictures/drawings.ts'
import { originalOf, pictureNames, pictureProblem } from '../pictures/originals.ts'
import { faintRoles } from './contrast.ts'
import { factMistakes, folderMistakes, readFacts } from './demos.ts'
import { deadLinks } from './links.ts'
import {
  closest,
  ContentError,
  repeated,
  shown,
  textsIn,
  type Finding,
  type Mistake,
} from '../mistakes.ts'
import { fileOf, missing, readFiles, strayFiles, textsOf, type Content } from '../content/read.ts'

/** Files that the build reads besides the content and the code, and the list of the site's fonts. */
export const needed = [
  'index.html',
  'src/theme/package.json',
  ...['icon', 'icon-maskable', 'icon-monochrome', 'favicon'].map((name) => `manifest/${name}.svg`),
  ...['wide', 'narrow'].map((name) => `manifest/screenshots/${name}.png`),
]

/** Texts that no other of their kind may repeat, by file and field. */
const unique = [
  /^services\.\d+\.title$/,
  /^portfolio\.(?:clients|demos)\.\d+\.slug$/,
  /^portfolio\.(?:clients|demos)\.\d+\.name$/,
  /^pages\.\d+\.slug$/,
  /^(?:home|portfolio\.page|pages\.\d+)\.title$/,
  /^(?:site|portfolio\.page|pages\.\d+)\.description$/,
]

/** Texts that repeat an earlier one of their kind. */
function repetitions(content: Partial<ContentFiles>): Mistake[] {
  const texts = textsOf(content)
  return unique.flatMap((kind) =>
    repeated(texts.filter(({ name, field }) => kind.test(`${name}.${field}`))),
  )
}

/** Samples with a real address and the other way round, and words about samples that are missing. */
function sampleFindings({ page, clients }: ContentFiles['portfolio']): Finding[] {
  const isInvented = (url: string) => new URL(url).hostname.endsWith('.example')
  const addresses = clients.flatMap(({ url, sample }, index) => {
    const expected = 'an address in .example if sample is true, and only then'
    const field = `clients.${index}.url`
    return isInvented(url) === sample ? [] : [{ field, found: shown(url), expected }]
  })
  const words = clients.some(({ sample }) => sample)
    ? (['samples', 'sampleTag', 'sampleHint'] as const)
    : []
  return [
    ...addresses,
    ...words
      .filter((name) => page.work[name] === undefined)
      .map((name) => ({
        field: `page.work.${name}`,
        found: 'is missing',
        expected: 'a text, because a client is a sample',
      })),
  ]
}

/** Clients whose page is missing, and the words that lead there. */
function caseFindings({ portfolio, pages }: Pick<ContentFiles, 'portfolio' | 'pages'>): Finding[] {
  const { page, clients } = portfolio
  const slugs = pages.map(({ slug }) => slug)
  const field = 'page.work.case'
  const needed = { field, found: 'is missing', expected: 'a text, because a client has a page' }
  const isNeeded = page.work.case === undefined && clients.some((client) => client.page)
  const expected = `the slug of a page in ${fileOf('pages')}`
  return [
    ...(isNeeded ? [needed] : []),
    ...clients.flatMap(({ page: slug = '' }, index) =>
      ['', ...slugs].includes(slug)
        ? []
        : {
            field: `clients.${index}.page`,
            found: shown(slug),
            expected,
            meant: closest(slug, slugs),
          },
    ),
  ]
}

/** Pictures that are missing or of another form. */
async function pictureFindings({ clients, demos }: ContentFiles['portfolio']): Promise<Finding[]> {
  const names = textsIn({ clients, demos }).filter(([field]) => field.endsWith('.picture.name'))
  const findings = await Promise.all(
    names.map(async ([field, name]) => {
      const original = originalOf(name)
      const problem = await pictureProblem(original)
      if (!problem) return []
      const meant = isThere(original)
        ? undefined
        : (namesake(original) ?? closest(name, pictureNames()))
      return { ...problem, field, found: `${shown(name)}, but ${original} ${problem.found}`, meant }
    }),
  )
  return findings.flat()
}

/** Icons that no browser shows. */
async function drawingMistakes(demos: readonly { slug: string }[]): Promise<Mistake[]> {
  const files = [...needed, ...demos.map(({ slug }) => `demos/${slug}/icon.svg`)].filter(
    (file) => file.endsWith('.svg') && isThere(file),
  )
  const drawable = await Promise.all(files.map(isDrawable))
  return files
    .filter((_, index) => !drawable[index])
    .map((file) => ({
      file,
      found: 'cannot be read as a drawing',
      expected: 'a drawing that a browser shows',
    }))
}

const names = (paths: readonly string[]) =>
  paths.map((path) => path.replaceAll('/', '')).filter((slug) => slug !== '')

/** Slugs that hosts or the worker would take for something else in any folder. */
const ownNames = names([notFoundUrl, resetUrl, '/index'])

/** Slugs that are not free at the root of the site: other pages, and folders. */
export const reservedSlugs: readonly string[] = [
  ...names(Object.keys(sections)),
  ...ownNames,
  ...names([assetFolder, savedDemoFolder]),
  ...plainFolders,
]

/** Entries of a list whose address is not free. `list` begins their fields. */
const addressFindings = (
  entries: readonly { slug: string }[],
  taken: readonly string[],
  list = '',
): Finding[] =>
  entries.flatMap(({ slug }, index) => {
    const expected = `an address that is free; taken are ${taken.join(', ')}`
    return taken.includes(slug)
      ? [{ field: `${list}${index}.slug`, found: shown(slug), expected }]
      : []
  })

/** Whether a name is that of a theme. It is an attribute of the page, and the name of a label beside two others. */
const isThemeName = (name: string) => /^(?!(?:label|system)$)[a-z]+$/.test(name)

const themeFindings = ({ themes }: Theme['tokens']): Finding[] =>
  Object.entries(themes).flatMap(([theme, { colors }]) => [
    ...(isThemeName(theme)
      ? []
      : [
          {
            field: `themes.${theme}`,
            found: 'is no name for a theme',
            expected: 'only small letters, and neither label nor system',
          },
        ]),
    ...faintRoles(colors).map(({ role, ground, ratio, least, criterion }) => ({
      field: `themes.${theme}.colors.${role}`,
      found: `${shown(colors[role])}, with a contrast of ${ratio} on ${ground} (${colors[ground]})`,
      expected: `at least ${least} (WCAG ${criterion})`,
    })),
  ])

/** Themes without a label, and labels without a theme. */
function labelFindings(labels: object, themes: object): Finding[] {
  const names = ['label', 'system', ...Object.keys(themes).filter(isThemeName)]
  const expected = `${names.join(', ')}: label, system and the themes of ${fileOf('tokens')}`
  const missingNames = names.filter((name) => !(name in labels))
  const unknown = Object.keys(labels).filter((name) => !names.includes(name))
  return [
    ...missingNames.map((name) => ({ field: `theme.${name}`, found: 'is missing', expected })),
    ...unknown.map((name) => ({ field: `theme.${name}`, found: 'is not a theme', expected })),
  ]
}

/** Faces whose family is not installed, or lacks what they ask for. */
const fontFindings = (faces: Theme['faces']): Finding[] =>
  Object.entries(faces).flatMap(([name, face]) => {
    const problem = fontProblem(face, 'src/theme')
    return problem ? [{ ...problem, field: `${name}.family` }] : []
  })

/** Every mistake in what the site is made from, a line each. Files are compared with each other only if the form of each is right. */
export async function contentMistakes(root = '.'): Promise<string[]> {
  const { content, written, mistakes, linesOf } = readFiles(root)
  const { portfolio, pages, messages, tokens, faces } = content
  const within = (name: keyof Content, findings: readonly Finding[]) =>
    findings.map((finding) => ({ file: fileOf(name), ...finding }))
  return linesOf([
    ...environmentMistakes(process.env),
    ...needed.filter((file) => !isThere(file)).map((file) => ({ file, ...missing(file) })),
    ...(await drawingMistakes(content.portfolio?.demos ?? [])),
    ...strayFiles(root),
    ...mistakes,
    ...repetitions(content),
    ...(portfolio ? within('portfolio', sampleFindings(portfolio)) : []),
    ...(portfolio && pages ? within('portfolio', caseFindings({ portfolio, pages })) : []),
    ...(portfolio ? within('portfolio', await pictureFindings(portfolio)) : []),
    ...(portfolio ? folderMistakes(portfolio.demos) : []),
    ...(portfolio ? within('portfolio', addressFindings(portfolio.demos, ownNames, 'demos.')) : []),
    ...(portfolio ? factMistakes(await readFacts(portfolio.demos.map(({ slug }) => slug))) : []),
    ...(pages ? within('pages', addressFindings(pages, reservedSlugs)) : []),
    ...(pages ? deadLinks({ ...content, pages }) : []),
    ...(tokens ? within('tokens', themeFindings(tokens)) : []),
    ...(tokens && messages ? within('messages', labelFindings(messages.theme, tokens.themes)) : []),
    ...(faces ? within('faces', fontFindings(faces)) : []),
  ])
}

/** Throws a ContentError if the content has mistakes. */
export async function checkContent(root = '.'): Promise<void> {
  const lines = await contentMistakes(root)
  if (lines.length > 0) throw new ContentError(lines)
}
