import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { demoUrl } from '../../src/content/addresses.ts'
import type { Question } from '../../src/development/words.ts'
import { readFiles, textsOf } from '../content/read.ts'

/** A text of the content or of a demo, and where it is written. */
interface Held {
  file: string
  at: string
  field?: string
  text: string
}

/** A text as it is compared: with single spaces, and without marks of direction. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What a page shows of a field: the host of an address, or the text, without names that the page fills. */
const shownOf = (text: string) => {
  const host = URL.canParse(text) && new URL(text).hostname
  return host ? [host, text] : text.split(/\{\w+\}/)
}

/** Files of the content that no page of the site shows. */
const elsewhere = ['demoPages', 'metadata']

/** The texts of the content that the site shows, or those that all demos show. */
function contentTexts(isDemo: boolean): Held[] {
  const { content, written, placeOf } = readFiles()
  const shown = new Map(textsOf(content).map(({ file, field, text }) => [file + field, text]))
  return textsOf(written)
    .filter(({ name }) => (isDemo ? name === 'demoPages' : !elsewhere.includes(name)))
    .flatMap(({ file, field }) => {
      const at = placeOf(file, field) ?? ''
      return shownOf(shown.get(file + field) ?? '').map((text) => ({ file, at, field, text }))
    })
}

/** The texts in a script. */
function textsOfScript(file: string): Held[] {
  const source = readFileSync(file, 'utf8')
  const texts: Held[] = []
  const add = (start: number, text: string) => {
    const lines = source.slice(0, start).split('\n')
    texts.push({ file, at: `${lines.length}:${(lines.at(-1) ?? '').length + 1}`, text })
  }
  // A key repeats a name of facts.ts.
  const keys = new Set<unknown>()
  new Visitor({
    Property: ({ key }) => void keys.add(key),
    Literal(node) {
      if (typeof node.value === 'string' && !keys.has(node)) add(node.start, node.value)
    },
    TemplateElement: ({ start, value }) => add(start, value.cooked ?? ''),
    JSXText: ({ start, value }) =>
      add(start + value.search(/\S|$/), value.replaceAll('&amp;', '&')),
  }).visit(parseSync(file, source).program)
  return texts
}

const demoTexts = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => textsOfScript(`${folder}/${name}`))

/** The texts that the page at an address may show. */
export function textsAt(origin: string, page: string): Held[] {
  const { site, portfolio } = readFiles().content
  const demo = portfolio?.demos.find(
    ({ slug }) => page === `/demos/${slug}` || (site && origin === demoUrl(slug, site)),
  )
  return [...(demo ? demoTexts(`demos/${demo.slug}`) : []), ...contentTexts(Boolean(demo))]
    .map((held) => ({ ...held, text: plain(held.text) }))
    .filter(({ text }) => text !== '')
}

const isInWord = (text: string, index: number) => /[\p{L}\p{N}]/u.test(text[index] ?? '')

/** Whether an index is within a word, not at an end of it. */
const splits = (text: string, index: number) => isInWord(text, index - 1) && isInWord(text, index)

/** Whether a part of a text, of whole words, has the word at an index. A number alone is no part, because it may be any other. */
function isAround(index: number, part: string, text: string): boolean {
  if (part !== text && !/[\p{L} ]/u.test(part)) return false
  const { length } = /^\S*/.exec(text.slice(index))?.[0] ?? ''
  for (let from = text.indexOf(part); from !== -1; from = text.indexOf(part, from + 1)) {
    const to = from + part.length
    const isWhole = !splits(text, from) && !splits(text, to)
    if (isWhole && from < index + length && to > index) return true
  }
  return false
}

/** The longest texts around the word that is meant, or around each word. */
function held({ text, at }: Question['words'][number], texts: readonly Held[]): Held[] {
  const whole = plain(text)
  const indexes =
    at === undefined
      ? [...whole.matchAll(/\S+/g)].map(({ index }) => index)
      : [whole.length - plain(text.slice(at)).length]
  return indexes.flatMap((index) => {
    const around = texts.filter((each) => isAround(index, each.text, whole))
    const most = Math.max(...around.map((each) => each.text.length))
    return around.filter((each) => each.text.length === most)
  })
}

/** How far texts are from each other: in a script by lines, in the content by the levels up to what holds both. */
function distance(one: Held, other: Held): number {
  if (one.file !== other.file) return Infinity
  if (!one.field) return Math.abs(Number.parseInt(one.at, 10) - Number.parseInt(other.at, 10))
  const [keys = [], others = []] = [one, other].map(({ field = '' }) => field.split('.'))
  const level = keys.findIndex((key, index) => key !== others[index])
  return level < 0 ? 0 : keys.length - level
}

/** Where words are written. Of fields with the same words, the one nearest to what is near on the page comes first. */
export function placesOf({ words, near }: Pick<Question, 'words' | 'near'>, texts: Held[]): Held[] {
  const neighbors = near.map(plain).map((each) => texts.filter(({ text }) => text === each))
  const [first = [], ...others] = words.map((each) =>
    held(each, texts).toSorted((one, other) => {
      for (const same of neighbors) {
        const [here, there] = [one, other].map((place) =>
          Math.min(...same.map((neighbor) => distance(place, neighbor))),
        ) as [number, number]
        if (here !== there) return here - there
      }
      return 0
    }),
  )
  return first.length === 0 ? [] : [...new Set([...first, ...others.flat()])]
}
