import { clients, demos } from '../../src/content/portfolio.ts'
import { record, takenNow, type Taken } from '../capture/record.ts'
import { good, look, sentence, wrong, type Judgment } from './finding.js'

/** A picture of the portfolio; it may also be made by hand, so that nothing is known of its age. */
interface PictureFacts {
  slug: string
  alt: string
  /** Whether its page, which is in this project, was changed since it was taken. */
  isOld?: boolean
  /** For how many days nobody has looked at its page, which is elsewhere. */
  days?: number
}

/** After so many days another website may well look different. */
const longAgo = 180

const dayLength = 24 * 60 * 60 * 1000

/** How old a picture is, from what it was taken of and what it would be taken of now. */
export function ageOf(taken: Taken | undefined, now: Taken): { isOld?: boolean; days?: number } {
  if ('page' in now) return { isOld: !(taken && 'page' in taken && taken.page === now.page) }
  if (!taken || !('day' in taken)) return {}
  return { days: Math.round((Date.parse(now.day) - Date.parse(taken.day)) / dayLength) }
}

/** Every picture of the portfolio, and what the build says against their sizes. */
export function pictureFacts(errors: readonly string[]) {
  const taken = record()
  const pictures = [...clients, ...demos].map(({ slug, picture: { alt } }): PictureFacts => ({
    slug,
    alt,
    ...ageOf(taken[slug], takenNow(slug)),
  }))
  return { errors, pictures }
}

const again = (slug: string) => `npm run capture -- --only ${slug}`

/** One line for all: after a change of every page there would be many. */
const aged = ([first, ...others]: readonly string[]): Judgment[] => {
  if (first === undefined) return []
  if (others.length === 0) {
    const line = `The page of ${first} was changed after its picture was taken.`
    return [look(line, `Take it again with ${again(first)}.`)]
  }
  const all = [first, ...others]
  return [
    look(
      `${all.length} pages were changed after their pictures were taken: ${all.join(', ')}.`,
      `Take all again with npm run capture, or one alone with ${again(first)}.`,
    ),
  ]
}

const unseen = ({ slug, days = 0 }: PictureFacts): Judgment[] =>
  days < longAgo
    ? []
    : [
        look(
          `The picture of ${slug} was taken ${days} days ago; its website may look different now.`,
          `Take it again with ${again(slug)}.`,
        ),
      ]

export function pictures({ errors, pictures: all }: ReturnType<typeof pictureFacts>): Judgment[] {
  const found = [
    ...errors.map((error) =>
      wrong(
        sentence(error),
        'Save it as a PNG of 1200 x 750 pixels, or take it with npm run capture.',
      ),
    ),
    ...all
      .filter(({ alt }) => alt.trim() === '')
      .map(({ slug }) =>
        wrong(
          `The picture of ${slug} has no words for those who cannot see it.`,
          'Say what it shows in src/content/portfolio.ts, at "alt".',
        ),
      ),
    ...aged(all.filter(({ isOld }) => isOld).map(({ slug }) => slug)),
    ...all.flatMap(unseen),
  ]
  return found.length > 0
    ? found
    : [
        good(
          `All ${all.length} pictures have a good size, are described, and show their pages as they are.`,
        ),
      ]
}
