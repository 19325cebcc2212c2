import { join } from 'node:path'
import {
  assetFolder,
  notFoundUrl,
  plainFolders,
  resetUrl,
  savedDemoFolder,
} from '../../src/addresses.ts'
import type { Facts } from '../../src/reader/demoSchema.ts'
import type { ContentFiles } from '../../src/reader/schema.ts'
import { designedPages } from '../../src/pageFacts.ts'
import type { Theme } from '../../src/reader/themeSchema.ts'
import { environmentErrors } from '../../src/reader/environment.ts'
import { isThere } from '../../src/reader/isThere.ts'
import { publicFiles } from '../folders.ts'
import { fontProblem } from '../fonts/families.ts'
import {
  draftCard,
  originalOf,
  pictureProblem,
  picturesIn,
  screenshots,
  sizeInLinks,
  takenCards,
} from '../pictures/originals.ts'
import { faintRoles } from './contrast.ts'
import { businessFindings, folderErrors, prospectFindings, writtenProspects } from './business.ts'
import { deadLinks } from './links.ts'
import { ContentError, valueText, type Finding, type FileError } from '../../src/reader/errors.ts'
import { factsFile, fileOf, readFiles, type Content } from '../../src/reader/read.ts'

/** Words about samples that are missing though a client is one. */
const sampleFindings = ({ page, clients }: ContentFiles['portfolio']): Finding[] =>
  (['samples', 'sampleTag', 'sampleHint'] as const)
    .filter((name) => page.work[name] === undefined && clients.some(({ sample }) => sample))
    .map((name) => ({
      field: `page.work.${name}`,
      found: 'is missing',
      expected: 'a text, because a client is a sample',
    }))

/** Clients whose page is missing. */
function caseFindings({ portfolio, pages }: Pick<ContentFiles, 'portfolio' | 'pages'>): Finding[] {
  const slugs = pages.map(({ slug }) => slug)
  const expected = `the slug of a page in ${fileOf('pages')}`
  return portfolio.clients.flatMap(({ page }, index) =>
    page === undefined || slugs.includes(page)
      ? []
      : [{ field: `clients.${index}.page`, found: valueText(page), expected }],
  )
}

/** Pictures of a file that are missing or of another form. */
async function pictureFindings(content: object): Promise<Finding[]> {
  const findings = picturesIn(content).map(async ([field, name]) => {
    const original = originalOf(name)
    const problem = await pictureProblem(original)
    const found = `${valueText(name)}, but ${original} ${problem?.found}`
    return problem ? [{ ...problem, field, found }] : []
  })
  return (await Promise.all(findings)).flat()
}

/** Finds pictures for shared links of another form. A picture that is not there is taken later. */
async function cardErrors(files: readonly string[]): Promise<FileError[]> {
  const found = files.filter(isThere).map(async (file) => {
    const problem = await pictureProblem(file, sizeInLinks)
    return problem ? [{ file, ...problem }] : []
  })
  return (await Promise.all(found)).flat()
}

const names = (paths: readonly string[]) =>
  paths.map((path) => path.replaceAll('/', '')).filter((slug) => slug !== '')

/** Slugs that hosts or the worker would take for something else in any folder. */
const ownNames = names([notFoundUrl, resetUrl, '/index'])

/** Folders in public/. */
const ownFolders = [...publicFiles().keys()].flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? [])

/** Slugs that are not free at the root of the site: other pages, and folders. */
export const reservedSlugs: readonly string[] = [
  ...names(Object.keys(designedPages)),
  ...ownNames,
  ...names([assetFolder, savedDemoFolder]),
  ...new Set([...plainFolders, ...ownFolders]),
]

/** Entries of a list whose slug is not free, which would take the address or the files of another one. `list` begins their fields. */
const slugFindings = (
  entries: readonly { slug?: string }[],
  taken: readonly string[],
  list = '',
): Finding[] =>
  entries.flatMap(({ slug }, index) => {
    const others = [...taken, ...entries.slice(0, index).flatMap((entry) => entry.slug ?? [])]
    const expected = `one that is free; taken are ${others.join(', ')}`
    return slug !== undefined && others.includes(slug)
      ? [{ field: `${list}${index}.slug`, found: valueText(slug), expected }]
      : []
  })

/** Names at the demos' host that lead to the site. */
function ownHosts({ origin, demoHost }: ContentFiles['site']): string[] {
  const end = `.${demoHost}`
  const { hostname } = new URL(origin)
  return ['www', ...(hostname.endsWith(end) ? [hostname.slice(0, -end.length)] : [])]
}

/** Colors of themes that are hard to see. */
const themeFindings = ({ themes }: Theme['tokens']): Finding[] =>
  Object.entries(themes).flatMap(([theme, { colors }]) =>
    faintRoles(colors).map(({ role, ground, ratio, least, criterion }) => ({
      field: `themes.${theme}.colors.${role}`,
      found: `${valueText(colors[role])}, with a contrast of ${ratio} on ${ground} (${colors[ground]})`,
      expected: `at least ${least} (WCAG ${criterion})`,
    })),
  )

/** Faces whose family is not installed, or lacks what they ask for. `list` begins their fields. */
const fontFindings = (
  faces: Theme['faces'] | Facts['faces'],
  workspace: 'src/theme' | 'demos',
  list = '',
): Finding[] =>
  Object.entries(faces).flatMap(([name, face]) => {
    const problem = fontProblem(face, workspace)
    return problem ? [{ ...problem, field: `${list}${name}.family` }] : []
  })

/** Every error in what the site is made from, a line each. Files are compared with each other only if the form of each is right. */
export async function contentErrors(root = '.'): Promise<string[]> {
  const { content, errors, linesOf, valueOf } = readFiles(root)
  const { site, portfolio, pages, tokens, faces } = content
  const ofDemos = [...ownNames, ...(site ? ownHosts(site) : [])]
  const prospects = writtenProspects(valueOf('prospects'))
  const within = (name: keyof Content, findings: readonly Finding[]) =>
    findings.map((finding) => ({ file: fileOf(name), ...finding }))
  return linesOf([
    ...environmentErrors(process.env),
    ...errors,
    ...(portfolio ? within('portfolio', sampleFindings(portfolio)) : []),
    ...(portfolio && pages ? within('portfolio', caseFindings({ portfolio, pages })) : []),
    ...(portfolio ? within('portfolio', await pictureFindings(portfolio)) : []),
    ...(pages ? within('pages', await pictureFindings(pages)) : []),
    ...(await cardErrors([
      ...takenCards().map((file) => join(screenshots, file)),
      ...(portfolio?.demos ?? []).map(({ slug }) => join('demos', slug, 'social.png')),
      ...prospects.flatMap(({ slug }) => (slug === undefined ? [] : draftCard(slug))),
    ])),
    ...(portfolio ? folderErrors(portfolio.demos) : []),
    ...(portfolio ? within('portfolio', slugFindings(portfolio.clients, [], 'clients.')) : []),
    ...(portfolio ? within('portfolio', slugFindings(portfolio.demos, ofDemos, 'demos.')) : []),
    ...(portfolio?.demos ?? []).flatMap(({ slug }) => {
      const facts = content.facts?.[slug]
      if (!facts) return []
      const findings = [
        ...fontFindings(facts.faces, 'demos', 'faces.'),
        ...businessFindings(facts.business, facts, 'business.'),
      ]
      const file = factsFile(slug)
      return findings.map((finding) => ({ file, ...finding }))
    }),
    ...(pages ? within('pages', slugFindings(pages, reservedSlugs)) : []),
    ...(pages && portfolio
      ? within('prospects', [
          ...slugFindings(prospects, [
            ...reservedSlugs,
            ...ofDemos,
            ...[...pages, ...portfolio.demos].map(({ slug }) => slug),
          ]),
          ...prospectFindings(prospects, portfolio.demos, content.facts ?? {}),
        ])
      : []),
    ...(pages ? deadLinks({ ...content, pages }) : []),
    ...(tokens ? within('tokens', themeFindings(tokens)) : []),
    ...(faces ? within('faces', fontFindings(faces, 'src/theme')) : []),
  ])
}

/** Throws a ContentError if the content has errors. */
export async function checkContent(root = '.'): Promise<void> {
  const lines = await contentErrors(root)
  if (lines.length > 0) throw new ContentError(lines)
}
