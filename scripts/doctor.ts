import { contentErrors } from '../plugins/content.ts'
import { build, buildFacts, builtIn, type Built } from './doctor/built.ts'
import { content, placeholderFacts, placeholders } from './doctor/content.ts'
import { wrong, type Finding, type Judgment } from './doctor/finding.js'
import { headerFacts, headers } from './doctor/headers.ts'
import { install, installFacts } from './doctor/install.ts'
import { linkFacts, links, outsideAddresses } from './doctor/links.ts'
import { outside, outsideFacts } from './doctor/outside.ts'
import { pictureFacts, pictures } from './doctor/pictures.ts'
import { weight, weightFacts } from './doctor/weight.ts'

/** What is known of the project before anything is judged. */
interface Known {
  errors: Awaited<ReturnType<typeof contentErrors>>
  built: Built | undefined
  isOnline: boolean
}

/** An area of the page, and how it is judged: its facts are gathered, then a function of theirs alone speaks. */
interface Check<From> {
  area: string
  judge: (from: From) => Judgment[] | Promise<Judgment[]>
}

const checks: readonly Check<Known>[] = [
  { area: 'Content', judge: ({ errors }) => content(errors.texts) },
  { area: 'Placeholders', judge: () => placeholders(placeholderFacts()) },
  { area: 'Pictures', judge: ({ errors }) => pictures(pictureFacts(errors.pictures)) },
  { area: 'Build', judge: ({ built }) => build(buildFacts(built)) },
]

/** Those that need a build. */
const buildChecks: readonly Check<Known & { built: Built }>[] = [
  { area: 'Weight', judge: ({ built }) => weight(weightFacts(built)) },
  { area: 'Security headers', judge: async ({ built }) => headers(await headerFacts(built)) },
  { area: 'Installing', judge: ({ built }) => install(installFacts(built)) },
  { area: 'Links', judge: ({ built }) => links(linkFacts(built)) },
  {
    area: 'Links',
    judge: async ({ built, isOnline }) =>
      outside(await outsideFacts(outsideAddresses(linkFacts(built)), isOnline)),
  },
]

/** An area's findings; one that cannot be looked at says so and leaves the others alone. */
async function looked<From>({ area, judge }: Check<From>, from: From): Promise<Finding[]> {
  try {
    return (await judge(from)).map((judgment) => ({ area, ...judgment }))
  } catch (error) {
    const reason = `This could not be looked at: ${(error as Error).message}`
    return [{ area, ...wrong(reason, 'Run npm run build, then this again.') }]
  }
}

/** Everything about the project but the computer, in the order of the page. */
export async function diagnosis(isOnline: boolean, folder = 'dist'): Promise<Finding[]> {
  const built = builtIn(folder)
  const known = { errors: await contentErrors(), built, isOnline }
  const all = checks.map((check) => looked(check, known))
  const ofBuild = built ? buildChecks.map((check) => looked(check, { ...known, built })) : []
  return (await Promise.all([...all, ...ofBuild])).flat()
}
