import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

const segments = (text: string, granularity: 'sentence' | 'word') => [
  ...new Intl.Segmenter('en-US', { granularity }).segment(text),
]

export const wordsOf = (text: string) =>
  segments(text, 'word').flatMap(({ isWordLike, segment }) => (isWordLike ? [segment] : []))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The Flesch-Kincaid grade of texts taken together: the years at an American school that a reader needs. */
export function grade(texts: readonly string[]): number {
  const words = texts.flatMap(wordsOf)
  return fleschKincaid({
    sentence: sum(texts.map((text) => segments(text, 'sentence').length)),
    word: words.length,
    syllable: sum(words.map(syllable)),
  })
}
