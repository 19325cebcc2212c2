import { readdirSync, readFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { savedDemoUrl } from '../../src/addresses.ts'
import type { Answer, Question } from '../../src/development/words.ts'
import { factsFile, readFiles, textsIn, textsOf } from '../../src/reader/read.ts'
import { shortened, placeText } from '../../src/reader/errors.ts'
import { demoSites } from '../demos/demoSites.ts'

/** Asks on a page of `npm run dev` where its words are written. */
export const wordsScript = '<script type="module" src="/src/development/words.ts"></script>'

/** Words, and where they are written. */
interface Written {
  file: string
  at: string
  field?: string
  words: string
}

/** A text as it is compared: its runs of letters and digits between spaces. */
const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** The words of the content that the site shows, or those that all demos show and one has in its files. */
function contentWords(ofDemo?: Readonly<Record<string, unknown>>): Written[] {
  const { content, placeOf } = readFiles()
  const own = Object.entries(ofDemo ?? {}).flatMap(([file, value]) =>
    textsIn(value).map(([field, text]) => ({ file, field, text })),
  )
  const shared = textsOf(content).filter(({ name }) => (name === 'demoPages') === Boolean(ofDemo))
  return [...own, ...shared].flatMap(({ file, field, text }) => {
    const place = { file, at: placeOf(file, field) ?? '', field }
    // The page puts what it knows in place of a name in braces.
    return text.split(/\{\w+\}/).map((part) => ({ ...place, words: wordsOf(part) }))
  })
}

/** What a script may show: all between its tags, braces and quotation marks. */
function scriptWords(file: string): Written[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/[^<>{}'"`]+/g)].map(({ 0: text, index }) => {
    const lines = source.slice(0, index + text.search(/\S|$/)).split('\n')
    return { file, at: `${lines.length}:${(lines.at(-1) ?? '').length + 1}`, words: wordsOf(text) }
  })
}

/** The words that a page may show, by its host and path. */
export function wordsAt(page: string): Written[] {
  const { content } = readFiles()
  const demo = demoSites(content).find(
    ({ slug }) => page.startsWith(`${slug}.`) || page.endsWith(savedDemoUrl(slug)),
  )
  if (!demo) return contentWords()
  const { design, texts } = demo
  const scripts = readdirSync(`demos/${design}`).filter((name) => /\.tsx?$/.test(name))
  return [
    ...contentWords({ ...texts, [factsFile(design)]: content.facts?.[design] }),
    ...scripts.flatMap((name) => scriptWords(`demos/${design}/${name}`)),
  ]
}

/** A number alone is no part of a text, because it may be any other. */
const isPart = (part: string, whole: string) => /\p{L}/u.test(part) && whole.includes(part)

/** Where a text is written, in parts or as a part too. What has most of its words comes first. */
export function placesOf(text: string, all: readonly Written[]): Written[] {
  const asked = wordsOf(text)
  if (asked.trim() === '') return []
  const shared = ({ words }: Written) => Math.min(words.length, asked.length)
  return all
    .filter(({ words }) => words === asked || isPart(words, asked) || isPart(asked, words))
    .toSorted((one, other) => shared(other) - shared(one) || one.words.length - other.words.length)
}

function answerTo({ page, texts, turn }: Question): Answer {
  const all = wordsAt(page)
  const places = [...new Set(texts.flatMap((text) => placesOf(text, all)))]
  const index = turn % places.length
  const place = places[index]
  if (!place)
    return { line: `"${shortened(texts[0] ?? '')}" is written nowhere: the code makes it.` }
  const more = places.length > 1 ? ` (${index + 1} of ${places.length}, click again)` : ''
  return { line: placeText(place) + more, file: `${place.file}:${place.at}` }
}

/** Vite plugin: in development, tells a page where its words are written, and prints it. */
export const words = (): Plugin => ({
  name: 'site:words',
  apply: 'serve',
  configureServer({ config: { logger }, middlewares }) {
    // npm names one, such as vi, which would start within the server's terminal.
    delete process.env.EDITOR
    delete process.env.VISUAL
    middlewares.use('/__words', async (request, response, next) => {
      const { origin, host } = request.headers
      // A page of another site learns nothing.
      if (origin !== `http://${host}`) return void response.writeHead(403).end()
      try {
        const answer = answerTo((await json(request)) as Question)
        logger.info(answer.line, { timestamp: true })
        response.end(JSON.stringify(answer))
      } catch (error) {
        next(error)
      }
    })
  },
})
