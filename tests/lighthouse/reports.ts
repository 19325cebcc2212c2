import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { generateReport, type Result } from 'lighthouse'
import { items, score, value } from './audit.ts'

const folder = 'test-results/lighthouse'

/** The figures of the table. Speed depends on the machine, so no test compares it; `npm run bench` does. */
const figures: Record<string, (result: Result) => string | number | undefined> = {
  Accessibility: (result) => score(result, 'accessibility'),
  'Best practices': (result) => score(result, 'best-practices'),
  SEO: (result) => score(result, 'seo'),
  Performance: (result) => score(result, 'performance'),
  'Largest paint, ms': (result) => Math.round(value(result, 'largest-contentful-paint')),
  'Layout shift': (result) => value(result, 'cumulative-layout-shift').toFixed(3),
  'Blocking time, ms': (result) => Math.round(value(result, 'total-blocking-time')),
  Bytes: (result) => value(result, 'total-byte-weight'),
  Requests: (result) => items(result, 'network-requests').length,
  'Load of the machine': () => loadavg()[0]?.toFixed(1),
}

const row = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |\n`
const heads = ['Page', ...Object.keys(figures)]
let table = row(heads) + row(heads.map(() => '---'))

/** Writes the report of an audit. */
export function keep(name: string, result: Result): void {
  mkdirSync(folder, { recursive: true })
  const file = name.replaceAll(/\W+/g, '-').replace(/^-/, '')
  writeFileSync(join(folder, `${file}.html`), generateReport(result))
  table += row([name, ...Object.values(figures).map((figure) => figure(result))])
}

/** Removes the reports of an earlier run. */
export const clear = () => rmSync(folder, { recursive: true, force: true })

/** Writes the table of all audits, and prints it. */
export function conclude(): void {
  writeFileSync(join(folder, 'summary.md'), table)
  console.log(table)
}
