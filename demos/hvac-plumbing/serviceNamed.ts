import type { DemoService } from '../types.ts'
import { facts } from './facts.ts'

/** The service of that name with its price. Throws where facts.ts has none. */
export function serviceNamed(name: string): DemoService {
  const service = facts.business.services.find((one) => one.name === name)
  if (!service) throw new Error(`facts.ts has no service "${name}"`)
  return service
}
