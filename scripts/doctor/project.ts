import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { demoTexts } from '../../plugins/demoTexts.ts'
import type { Text } from '../../plugins/letters.ts'
import { footer } from '../../src/content/footer.ts'
import { demos } from '../../src/content/portfolio.ts'
import { site } from '../../src/content/site.ts'
import { placeholders, previewPages, reserved, sampleCount } from '../placeholders.ts'
import type { Finding } from './computer.js'

/** Findings about a project whose content is correct. */
export const project = async (isOnline: boolean): Promise<Finding[]> => [
  { state: 'good', finding: 'Every text, address and picture is there and has the right form.' },
  ...samples(placeholders(site), sampleCount()),
  ...defined(footer.definition.word, site.brand),
  ...onMap(site.mapsUrl, site.place.city),
  ...copied(Object.fromEntries(demos.map(({ slug }) => [slug, demoTexts(`demos/${slug}`)]))),
  ...build('dist', ['src', 'demos', 'plugins', 'manifest', 'public', 'index.html']),
  ...(isOnline && existsSync('dist') ? await others(linked('dist', site.origin)) : []),
]

/** Samples in place of the agency's own facts. `npm run deploy` refuses them. */
export const samples = (left: readonly string[], clients: number): Finding[] => [
  ...left.map((each): Finding => ({
    state: 'look at this',
    finding: `src/content/site.ts: ${each}, a sample.`,
    next: 'Before launch write your own.',
  })),
  ...(clients === 0
    ? []
    : [
        {
          state: 'look at this',
          finding: `src/content/portfolio.ts: ${clients} clients are samples.`,
          next: 'Before launch put real ones there.',
        } as const,
      ]),
]

/** A footer that defines another word than the brand, which remains after the brand was changed. */
export const defined = (word: string, brand: string): Finding[] =>
  brand.toLowerCase().includes(word.toLowerCase())
    ? []
    : [
        {
          state: 'look at this',
          finding: `src/content/footer.ts defines "${word}"; the brand is "${brand}".`,
          next: 'Define a word of your own brand there. If the word is meant, ignore this line.',
        },
      ]

/** A map of another city, which remains after the agency has moved. Only a search in words can be compared. */
export function onMap(mapsUrl: string, city: string): Finding[] {
  const { searchParams } = new URL(mapsUrl)
  const searched = searchParams.get('query') ?? searchParams.get('q')
  if (searched === null || !/\p{L}/u.test(searched)) return []
  if (searched.toLowerCase().includes(city.toLowerCase())) return []
  const finding = `src/content/site.ts: mapsUrl searches for "${searched}"; place.city is "${city}".`
  const next = 'Open that address. If it shows the old place, change mapsUrl.'
  return [{ state: 'look at this', finding, next }]
}

/** Demos with sentences of an earlier demo, which remain after copying its folder. */
export function copied(texts: Readonly<Record<string, readonly Text[]>>): Finding[] {
  const sentences = Object.entries(texts).map(([slug, all]) => ({
    slug,
    page: all.filter(({ file, text }) => file.includes('/Page.tsx:') && text.length >= 40),
  }))
  return sentences.flatMap(({ slug, page }, index): Finding[] => {
    const earlier = sentences.slice(0, index).flatMap((each) => each.page)
    const same = page.filter(({ text }) => earlier.some((each) => each.text === text))
    const [first] = same
    if (!first) return []
    const finding = `demos/${slug}/Page.tsx has ${same.length} sentences of another demo; the first: ${first.file}.`
    return [{ state: 'look at this', finding, next: 'Write those of this business.' }]
  })
}

const again = 'Run npm run build.'

/** Whether there is a build, newer than its sources and not a preview for this computer. */
export function build(folder: string, sources: readonly string[]): Finding[] {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) {
    return [{ state: 'look at this', finding: 'There is no build yet.', next: again }]
  }
  const built = statSync(page).mtimeMs
  const newer = sources.flatMap(filesIn).find((file) => statSync(file).mtimeMs > built)
  if (newer !== undefined) {
    const finding = `${newer} was changed after the last build.`
    return [{ state: 'look at this', finding, next: again }]
  }
  if (previewPages(folder).length > 0) {
    const finding = 'The last build was for this computer: its links lead here.'
    return [{ state: 'look at this', finding, next: again }]
  }
  return [{ state: 'good', finding: 'The last build is up to date.' }]
}

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
    : [path]

/** URLs of other sites that the pages of a build link to, without samples. */
export function linked(folder: string, origin: string): string[] {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'))
  const links = pages.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/<a\s[^>]*href="(https?:[^"]+)"/g),
  ])
  const addresses = links.map(([, address = '']) => address.replaceAll('&amp;', '&'))
  return [...new Set(addresses)].filter((address) => {
    const url = new URL(address)
    const isSample = reserved.test(url.hostname) || /(^|\.)localhost$/.test(url.hostname)
    return url.origin !== origin && !isSample
  })
}

/** Time limit for another site, in milliseconds. */
const patience = 10_000

/** Findings about linked sites. A missing page is wrong; a site that refuses or is busy may be fine in a browser. */
export async function others(addresses: readonly string[]): Promise<Finding[]> {
  if (addresses.length === 0)
    return [{ state: 'good', finding: 'There are no links to other sites yet.' }]
  const answers = await Promise.all(
    addresses.map(async (address) => {
      try {
        const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
        await response.body?.cancel()
        return { address, status: response.status }
      } catch (error) {
        const { cause, message } = error as Error & { cause?: { code?: string } }
        return { address, reason: cause?.code ?? message }
      }
    }),
  )
  if (answers.every(({ status }) => status === undefined)) {
    const next = 'Is this computer online? Then run this again.'
    return [{ state: 'look at this', finding: 'No other site answered.', next }]
  }
  const found = answers.flatMap(({ address, status, reason }): Finding[] => {
    if (status !== undefined && status < 400) return []
    if (status === 404 || status === 410 || reason === 'ENOTFOUND') {
      const finding = `${address} does not exist (${status ?? 'no such site'}).`
      return [{ state: 'wrong', finding, next: 'Correct or remove that address in src/content.' }]
    }
    const finding = `${address} does not show a page (${status ?? reason}).`
    return [{ state: 'look at this', finding, next: 'Open it in your browser to see why.' }]
  })
  const right = `All ${addresses.length} links to other sites lead to a page.`
  return found.length > 0 ? found : [{ state: 'good', finding: right }]
}
