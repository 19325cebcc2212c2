import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import type { Answer, Question } from '../../src/development/words.ts'
import { cut, placed } from '../mistakes.ts'
import { placesOf, textsAt } from './places.ts'

/** Asks on a page of `npm run dev` where its words are written. */
export const wordsScript = '<script type="module" src="/src/development/words.ts"></script>'

const question = v.strictObject({
  page: v.string(),
  words: v.array(v.strictObject({ text: v.string(), at: v.exactOptional(v.number()) })),
  near: v.array(v.string()),
  turn: v.exactOptional(v.number()),
}) satisfies v.GenericSchema<Question>

/** In bytes. */
const longest = 8192

/** What a request gets. `log` prints what a click finds. */
async function answer(
  request: IncomingMessage,
  log: (line: string) => void,
): Promise<Answer & { status: number }> {
  const { origin, host, 'content-length': length } = request.headers
  if (request.method !== 'POST' || origin === undefined || origin !== `http://${host}`)
    return { status: 403, line: 'Only a page of this server may ask where words are written.' }
  if (!(Number(length) <= longest))
    return { status: 413, line: `A question about words has at most ${longest} bytes.` }
  const asked = v.safeParse(question, await json(request).catch(() => undefined))
  if (!asked.success)
    return { status: 400, line: 'A question about words has the form in src/development/words.ts.' }
  const { page, words, turn } = asked.output
  const places = placesOf(asked.output, textsAt(origin, page))
  const index = (turn ?? 0) % places.length
  const place = places[index]
  const line = place
    ? placed(place) + (places.length > 1 ? ` (${index + 1} of ${places.length}, click again)` : '')
    : `${meant(words)} is written nowhere: the code makes years and numbers, prices from the amounts in facts.ts.`
  if (turn !== undefined) log(line)
  return { status: 200, line, ...(place && { file: `${place.file}:${place.at}` }) }
}

/** The word that a click meant. */
const meant = ([first]: Question['words']) =>
  JSON.stringify(cut(first?.text.slice(first.at).replace(/\s.*/, '') ?? ''))

/** Vite plugin: in development, tells a page where its words are written. */
export const words = (): Plugin => ({
  name: 'site:words',
  apply: 'serve',
  configureServer({ config: { logger }, middlewares }) {
    const log = (line: string) => logger.info(line, { timestamp: true })
    middlewares.use('/__words', (request, response, next) => {
      answer(request, log).then(({ status, ...said }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(said))
      }, next)
    })
  },
})
