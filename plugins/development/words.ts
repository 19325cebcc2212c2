import { readdirSync, readFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { savedDemoUrl } from '../../src/addresses.ts'
import type { Answer, Question } from '../../src/development/words.ts'
import { factsFile, readFiles, textsIn, textsOf } from '../../src/reader/read.ts'
import { shortened, placeText } from '../../src/reader/errors.ts'
import { demoSites } from '../demos/demoSites.ts'

/** The script that opens the file of a text in the code editor when a developer clicks the text with the Alt key. Every page of `npm run dev` contains the script. */
export const wordsScript = '<script type="module" src="/src/development/words.ts"></script>'

/** A text that a page may show, and the place of the text in a content file or in a script. */
interface Written {
  file: string
  /** Line and column of the text, such as "12:5". */
  at: string
  field?: string
  words: string
}

/** Returns the words of a text without punctuation. A space stands before, between and after the words, so that a search finds whole words only. */
const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/**
 * Lists the texts of the agency's site. With `ofDemo`, lists the texts of a demo instead: all texts of
 * the files in `ofDemo` and of demoPages.yaml. The keys of `ofDemo` are paths of files, and the values
 * are the parsed files.
 */
function contentWords(ofDemo?: Readonly<Record<string, unknown>>): Written[] {
  const { content, placeOf } = readFiles()
  const own = Object.entries(ofDemo ?? {}).flatMap(([file, value]) =>
    textsIn(value).map(([field, text]) => ({ file, field, text })),
  )
  const shared = textsOf(content).filter(({ name }) => (name === 'demoPages') === Boolean(ofDemo))
  return [...own, ...shared].flatMap(({ file, field, text }) => {
    const place = { file, at: placeOf(file, field) ?? '', field }
    // Splits a text at placeholders such as {name}, because the page shows a value instead of the placeholder.
    return text.split(/\{\w+\}/).map((part) => ({ ...place, words: wordsOf(part) }))
  })
}

/** Splits a script at each angle bracket, brace and quotation mark, because the text between two of these characters may be a text of a page. */
function scriptWords(file: string): Written[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/[^<>{}'"`]+/g)].map(({ 0: text, index }) => {
    const lines = source.slice(0, index + text.search(/\S|$/)).split('\n')
    return { file, at: `${lines.length}:${(lines.at(-1) ?? '').length + 1}`, words: wordsOf(text) }
  })
}

/** Lists the texts that a page may show. `page` is the host and the path of the page, such as "localhost:5173/portfolio". */
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

/** Whether one text contains another text. A number alone does not count, because many texts contain the same number. */
const isPart = (part: string, whole: string) => /\p{L}/u.test(part) && whole.includes(part)

/** Finds the places whose words contain the text, and the places whose words are a part of the text. The place with the longest common part comes first. */
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
    return {
      line: `"${shortened(texts[0] ?? '')}" is in no content file, because the code makes this text.`,
    }
  const more = places.length > 1 ? ` (${index + 1} of ${places.length}, click again)` : ''
  return { line: placeText(place) + more, file: `${place.file}:${place.at}` }
}

/** Vite plugin: in development, answers the page's question which file and line contain a clicked text. Also prints the answer in the terminal. */
export const words = (): Plugin => ({
  name: 'site:words',
  apply: 'serve',
  configureServer({ config: { logger }, middlewares }) {
    // Deletes two variables that npm sets to an editor such as vi, because Vite would open vi in the server's terminal.
    delete process.env.EDITOR
    delete process.env.VISUAL
    middlewares.use('/__words', async (request, response, next) => {
      const { origin, host } = request.headers
      // Refuses requests from pages of other sites.
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
