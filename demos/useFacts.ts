import { createContext, useContext } from 'react'
import { ContentError, errorLine } from '../src/reader/errors.ts'
import { direction } from '../src/reader/language.ts'
import type { DemoService, Facts } from '../src/reader/demoSchema.ts'

/** The facts of a demo, always with the service area as text (`reach`). If facts.yaml has no such text, complete() adds the text. */
interface CompleteFacts extends Facts {
  business: Facts['business'] & { reach: string }
}

export interface PageFacts extends CompleteFacts {
  /** The name of the folder in demos/ that contains Page.tsx and style.css. */
  design: string
  /** Whether the business is invented. */
  isInvented: boolean
}

export const FactsContext = createContext<PageFacts | undefined>(undefined)

export function useFacts(): PageFacts {
  const facts = useContext(FactsContext)
  if (!facts) throw new Error('a page of a demo is rendered without its facts')
  return facts
}

/** Returns the service with the given id. Throws if facts.yaml lacks the service. */
export function useService(id: string): DemoService {
  const { design, business } = useFacts()
  const service = business.services.find((each) => each.id === id)
  if (service) return service
  const file = `demos/${design}/facts.yaml`
  const found = `has no service with the id "${id}"`
  const expected = 'this service, because Page.tsx shows it'
  throw new ContentError([errorLine({ file, field: 'business.services', found, expected })])
}

/** Returns the two parts of the business name in the logo: `large` is the short name, `small` is the rest of the full name. */
export function useMark() {
  const { name, short: large = name } = useFacts().business
  return { large, small: name.slice(large.length).trim() }
}

/** Joins names with commas. A name of at most 20 characters gets no-break spaces, so that no line ends inside it. */
export const inARow = (names: readonly string[]) =>
  names.map((name) => (name.length > 20 ? name : name.replaceAll(' ', '\u00a0'))).join(', ')

const fill = (text: string, names: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (found, name: string) => names[name] ?? found)

/**
 * Completes the facts of a demo. Adds the service area as text (`reach`) if this text is missing. In the
 * title and the description, replaces {name} by the business name and {reach} by the service area.
 */
export function complete(facts: Facts): CompleteFacts {
  const { business, title, description, language, words } = facts
  const [town = ''] = business.areaServed
  const { name, phone, reach = fill(words.around, { town }) } = business
  // Unicode isolates (U+2066, U+2069) keep the groups of digits in order within a right-to-left text.
  const text = direction(language) === 'rtl' ? `\u2066${phone.text}\u2069` : phone.text
  return {
    ...facts,
    title: fill(title, { name, reach }),
    description: fill(description, { name, reach }),
    business: { ...business, reach, phone: { ...phone, text } },
  }
}
