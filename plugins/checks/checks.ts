import { join } from 'node:path'
import type { Facts } from '../../src/reader/demoSchema.ts'
import type { ContentFiles } from '../../src/reader/schema.ts'
import type { Theme } from '../../src/reader/themeSchema.ts'
import { environmentErrors } from '../../src/reader/environment.ts'
import { fontProblem } from '../fonts/families.ts'
import { screenshots, takenCards } from '../pictures/originals.ts'
import { businessFindings, copiedWords } from './business.ts'
import { faintRoles } from './contrast.ts'
import { folderErrors } from './folders.ts'
import { deadLinks } from './links.ts'
import { cardErrors, pictureFindings } from './pictures.ts'
import { prospectErrors } from './prospects.ts'
import { demoReservedSlugs, reservedSlugs, slugFindings } from './slugs.ts'
import { ContentError, valueText, type Finding, type FileError } from '../../src/reader/errors.ts'
import { factsFile, fileOf, readFiles, type Content } from '../../src/reader/read.ts'

/** Finds missing texts that say that a client is invented (`sample: true`). The portfolio needs these texts only if at least one client is invented. */
const sampleFindings = ({ page, clients }: ContentFiles['portfolio']): Finding[] =>
  (['samples', 'sampleTag', 'sampleHint'] as const)
    .filter((name) => page.work[name] === undefined && clients.some(({ sample }) => sample))
    .map((name) => ({
      field: `page.work.${name}`,
      found: 'is missing',
      expected: 'a text, because a client is a sample',
    }))

/** Finds clients whose `page` field is not the slug of a text page in pages.yaml. */
function caseFindings({ portfolio, pages }: Pick<ContentFiles, 'portfolio' | 'pages'>): Finding[] {
  const slugs = pages.map(({ slug }) => slug)
  const expected = `the slug of a page in ${fileOf('pages')}`
  return portfolio.clients.flatMap(({ page }, index) =>
    page === undefined || slugs.includes(page)
      ? []
      : [{ field: `clients.${index}.page`, found: valueText(page), expected }],
  )
}

/** Finds colors of themes with too little contrast. */
const themeFindings = ({ themes }: Theme['tokens']): Finding[] =>
  Object.entries(themes).flatMap(([theme, { colors }]) =>
    faintRoles(colors).map(({ role, ground, ratio, least, criterion }) => ({
      field: `themes.${theme}.colors.${role}`,
      found: `${valueText(colors[role])}, with a contrast of ${ratio} on ${ground} (${colors[ground]})`,
      expected: `at least ${least} (WCAG ${criterion})`,
    })),
  )

/** Finds fonts that are not installed, and fonts that lack a weight, style or axis. `list` is the start of the field's path in an error line, such as "faces." in "faces.0.family". */
const fontFindings = (
  faces: Theme['faces'] | Facts['faces'],
  workspace: 'src/theme' | 'demos',
  list = '',
): Finding[] =>
  Object.entries(faces).flatMap(([name, face]) => {
    const problem = fontProblem(face, workspace)
    return problem ? [{ ...problem, field: `${list}${name}.family` }] : []
  })

/** Finds errors in the words, the fonts and the business of a demo's facts.yaml. `others` are the facts of the demos that stand before this demo in portfolio.yaml. */
function factsErrors(slug: string, facts: Facts, others: readonly Facts[]): FileError[] {
  const findings = [
    ...copiedWords(facts, others),
    ...fontFindings(facts.faces, 'demos', 'faces.'),
    ...businessFindings(facts.business, facts).map((finding) => ({
      ...finding,
      field: `business.${finding.field}`,
    })),
  ]
  return findings.map((finding) => ({ file: factsFile(slug), ...finding }))
}

/** Returns one line for each error in the content, the theme, the demos and the environment variables. Compares a file with other files only if the file itself has no error. */
export async function contentErrors(root = '.'): Promise<string[]> {
  const { content, errors, linesOf, valueOf } = readFiles(root)
  const { site, portfolio, pages, tokens, faces } = content
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
    ])),
    ...(portfolio ? folderErrors(portfolio.demos) : []),
    ...(portfolio ? within('portfolio', slugFindings(portfolio.clients, [], 'clients.')) : []),
    ...(portfolio
      ? within('portfolio', slugFindings(portfolio.demos, demoReservedSlugs(site), 'demos.'))
      : []),
    ...(portfolio?.demos ?? []).flatMap(({ slug }, index, demos) => {
      const facts = content.facts?.[slug]
      const others = demos.slice(0, index).flatMap((other) => content.facts?.[other.slug] ?? [])
      return facts ? factsErrors(slug, facts, others) : []
    }),
    ...(pages ? within('pages', slugFindings(pages, reservedSlugs)) : []),
    ...(await prospectErrors(content, valueOf('prospects'))),
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
