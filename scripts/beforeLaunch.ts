import { readContent } from '../plugins/content/read.ts'
import { isTaken } from './capture/taken.ts'
import { ownPlaceholders } from './placeholders.ts'

/** What is left to do in correct content before launch, a line each. */
export function beforeLaunch(): string[] {
  const { footer, site } = readContent()
  return [
    ...ownPlaceholders().map(
      (each) => `Left in src/content: ${each}; npm run deploy stops until that is replaced.`,
    ),
    ...otherPictures(isTaken()),
    ...otherWord(footer.definition.word, site.brand),
    ...otherCity(site.mapsUrl, site.place.city),
  ]
}

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
