import { existsSync } from 'node:fs'
import { clients, demos } from '../../src/content/portfolio.ts'
import { lastChange } from './changes.ts'
import { good, look, wrong, type Judgement } from './finding.js'

/** A picture of the portfolio; times in seconds since 1970, none where its page is not in this project. */
interface PictureFacts {
  slug: string
  alt: string
  taken?: number
  pageChanged?: number
}

/** The page that a picture shows, as far as it is here; a demo's folder also holds a picture that is taken of it. */
const pageOf = (slug: string) =>
  existsSync(`demos/${slug}`)
    ? { folder: `demos/${slug}`, except: `demos/${slug}/social.png` }
    : { folder: `samples/${slug}`, except: undefined }

/** Every picture of the portfolio, and what the build says against their sizes. */
export function pictureFacts(errors: readonly string[]) {
  const pictures = [...clients, ...demos].map(({ slug, picture }): PictureFacts => {
    const { name, alt } = picture
    const file = `src/content/images/${name}.png`
    const { folder, except } = pageOf(slug)
    if (!existsSync(file) || !existsSync(folder)) return { slug, alt }
    return { slug, alt, taken: lastChange(file), pageChanged: lastChange(folder, except) }
  })
  return { errors, pictures }
}

const isOld = ({ taken = 0, pageChanged = 0 }: PictureFacts) => taken < pageChanged

/** One line for all: after a change of every page there would be many. */
const aged = (slugs: readonly string[]): Judgement[] => {
  if (slugs.length === 0) return []
  const [first] = slugs
  return slugs.length === 1
    ? [
        look(
          `The picture of ${first} is older than the page it shows.`,
          `Take it again with npm run capture -- --only ${first}; if it comes out the same, it is right.`,
        ),
      ]
    : [
        look(
          `${slugs.length} pictures are older than the pages they show: ${slugs.join(', ')}.`,
          `Take them again with npm run capture, or one alone with npm run capture -- --only ${first}; those that come out the same are right.`,
        ),
      ]
}

export function pictures({ errors, pictures: all }: ReturnType<typeof pictureFacts>): Judgement[] {
  const found = [
    ...errors.map((error) =>
      wrong(`${error}.`, 'Save it as a PNG of 1200 x 750 pixels, or take it with npm run capture.'),
    ),
    ...all
      .filter(({ alt }) => alt.trim() === '')
      .map(({ slug }) =>
        wrong(
          `The picture of ${slug} has no words for those who cannot see it.`,
          'Say what it shows in src/content/portfolio.ts, at "alt".',
        ),
      ),
    ...aged(all.filter(isOld).map(({ slug }) => slug)),
  ]
  return found.length > 0
    ? found
    : [good(`All ${all.length} pictures have a good size, words and the age of their pages.`)]
}
