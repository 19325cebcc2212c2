import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readContent } from '../../plugins/content/read.ts'
import { renderedDemos } from '../../plugins/demos/rendered.ts'
import { shortHash } from '../../plugins/hash.ts'
import { ownSite, projects } from './shots.ts'

/** Each picture that was taken, and the words of its page then, as hashes. */
type Taken = Record<string, { picture: string; words: string }>

const record = 'manifest/screenshots/words.json'

const read = (): Taken =>
  existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Taken) : {}

const pictureNow = (file: string) => (existsSync(file) ? shortHash(readFileSync(file)) : '')

/** The words of the page on each picture, by its file, and what takes it again. A client's are not known. */
async function pictures() {
  const { site, home, portfolio } = readContent()
  const { brand, descriptor, description } = site
  const { nav, getStarted, hero, profile } = home
  const ofHome = [brand, descriptor, description, nav, getStarted, hero, profile]
  const ofPortfolio = [portfolio.page.demos, portfolio.demos]
  const ofDemos = new Map(
    (await renderedDemos()).map(({ slug, html }) => [slug, html.replaceAll(/<[^>]*>/g, ' ')]),
  )
  return [...projects(), ownSite].flatMap(({ slug, shots }) =>
    shots.flatMap(({ file }) => {
      const own = file.includes('portfolio') ? ofPortfolio : ofHome
      const words = slug === ownSite.slug ? JSON.stringify(own) : ofDemos.get(slug)
      return words === undefined ? [] : { file, slug, words: shortHash(words) }
    }),
  )
}

/** Notes with what words a picture was taken. */
export async function noteWords(taken: string): Promise<void> {
  const words = (await pictures()).find(({ file }) => file === taken)?.words
  if (words === undefined) return
  const all: Taken = { ...read(), [taken]: { picture: pictureNow(taken), words } }
  writeFileSync(record, `${JSON.stringify(all, undefined, 2)}\n`)
}

/** Pictures whose page has other words now, in words. Of a picture that capture has not taken nothing is said. */
export async function olderPictures(taken = read()): Promise<string[]> {
  const older = (await pictures()).filter(({ file, words }) => {
    const then = taken[file]
    return then && then.picture === pictureNow(file) && then.words !== words
  })
  return [...new Set(older.map(({ slug }) => slug))].map((subject) => {
    const files = older.filter(({ slug }) => slug === subject).map(({ file }) => file)
    return `Older than the words of their page: ${files.join(', ')}; npm run capture -- --only ${subject} takes them again.`
  })
}
