import { demoTexts } from '../plugins/demos/texts.ts'
import type { Text } from '../plugins/content/texts.ts'
import { demos, footer, site } from '../src/content.js'
import { isTaken } from './capture/taken.ts'
import { ownPlaceholders } from './placeholders.ts'

/** What is left to do in correct content before launch, a line each. */
export const beforeLaunch = (): string[] => [
  ...ownPlaceholders().map(
    (each) => `Left in src/content: ${each}; npm run deploy stops until that is replaced.`,
  ),
  ...otherPictures(isTaken()),
  ...otherWord(footer.definition.word, site.brand),
  ...otherCity(site.mapsUrl, site.place.city),
  ...copiedSentences(
    Object.fromEntries(demos.map(({ slug }) => [slug, demoTexts(`demos/${slug}`)])),
  ),
]

/** Pictures of the site that show it as it was before a change. */
export const otherPictures = (areTaken: boolean): string[] =>
  areTaken
    ? []
    : [
        'The pictures for shared links and the install dialog may show older words, colors or fonts: run npm run capture -- --only site.',
      ]

/** A footer that defines another word than the brand, which remains after the brand was changed. */
export const otherWord = (word: string, brand: string): string[] =>
  brand.toLowerCase().includes(word.toLowerCase())
    ? []
    : [
        `src/content/footer.yaml defines "${word}"; the brand is "${brand}". If the word is meant, ignore this line.`,
      ]

/** A map of another city, which remains after the agency has moved. Only a search in words can be compared. */
export function otherCity(mapsUrl: string, city: string): string[] {
  const { searchParams } = new URL(mapsUrl)
  const searched = searchParams.get('query') ?? searchParams.get('q') ?? ''
  if (!/\p{L}/u.test(searched) || searched.toLowerCase().includes(city.toLowerCase())) return []
  return [
    `src/content/site.yaml: mapsUrl searches for "${searched}"; place.city is "${city}". If the map shows the old place, change mapsUrl.`,
  ]
}

/** Demos with sentences of an earlier demo, which remain after copying its folder. */
export function copiedSentences(texts: Readonly<Record<string, readonly Text[]>>): string[] {
  const pages = Object.entries(texts).map(([slug, all]) => ({
    slug,
    sentences: all.filter(({ file, text }) => file.includes('/Page.tsx:') && text.length >= 40),
  }))
  return pages.flatMap(({ slug, sentences }, index) => {
    const earlier = new Set(
      pages.slice(0, index).flatMap((page) => page.sentences.map(({ text }) => text)),
    )
    const same = sentences.filter(({ text }) => earlier.has(text))
    return same[0]
      ? `demos/${slug}/Page.tsx has ${same.length} sentences of another demo; the first: ${same[0].file}. Write those of this business.`
      : []
  })
}
