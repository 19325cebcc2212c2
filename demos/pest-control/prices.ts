import { priceText } from '../price.ts'
import { facts } from './facts.ts'

/** What a service costs, in words. Throws where facts.ts has no such service. */
export function priceOf(name: string): string {
  const service = facts.business.services.find((known) => known.name === name)
  if (!service) throw new Error(`facts.ts has no service "${name}"`)
  return priceText(service)
}
