import { audit, items, score, value } from '../audit.ts'
import type { Figures } from './table.ts'

const metrics = {
  'LCP, ms': 'largest-contentful-paint',
  'FCP, ms': 'first-contentful-paint',
  'Speed Index, ms': 'speed-index',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** One Lighthouse run as a phone on a simulated slow 4G: times, score, bytes and requests by kind. */
export async function lab(url: string): Promise<Figures> {
  const result = await audit({ url, form: 'phone', onlyCategories: ['performance'] })
  const figures: Figures = { performance: score(result, 'performance') }
  for (const [name, id] of Object.entries(metrics)) figures[name] = value(result, id)
  for (const { resourceType, transferSize } of items(result, 'network-requests')) {
    for (const kind of [String(resourceType).toLowerCase(), 'all']) {
      figures[`bytes, ${kind}`] = (figures[`bytes, ${kind}`] ?? 0) + Number(transferSize)
      figures[`requests, ${kind}`] = (figures[`requests, ${kind}`] ?? 0) + 1
    }
  }
  return figures
}
