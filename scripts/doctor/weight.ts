import { precacheOf } from '../precache.ts'
import { firstVisit, limits, sent } from '../weights.ts'
import type { Built } from './built.ts'
import { good, wrong, type Judgment } from './finding.js'

interface File {
  name: string
  /** In bytes as a host sends it. */
  size: number
}

interface WeightFacts {
  firstVisit: readonly File[]
  keptOffline: readonly File[]
}

export function weightFacts({ folder, files, names, text }: Built): WeightFacts {
  const file = (name: string): File => ({ name, size: sent(name, folder) })
  const kept = precacheOf(text('sw.js')).map(({ url }) => names.get(url) ?? url.slice(1))
  return { firstVisit: firstVisit(files).map(file), keptOffline: kept.map(file) }
}

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** How much visitors download, against what they are to download at most. */
const measures = [
  { key: 'firstVisit', what: 'A first visit to the home page downloads' },
  { key: 'keptOffline', what: 'For use without a connection a browser keeps' },
] as const

export const weight = (facts: WeightFacts): Judgment[] =>
  measures.map(({ key, what }) => {
    const files = facts[key]
    const total = files.reduce((sum, { size }) => sum + size, 0)
    const line = `${what} ${kB(total)} in ${files.length} files (at most ${kB(limits[key])}).`
    if (total <= limits[key]) return good(line)
    const heaviest = files
      .toSorted((a, b) => b.size - a.size)
      .slice(0, 3)
      .map(({ name, size }) => `${name} ${kB(size)}`)
    return wrong(line, `Make the heaviest lighter, or leave one out: ${heaviest.join(', ')}.`)
  })
