/** What one run measured, by name; times in milliseconds. A figure that a site cannot have is absent. */
export type Figures = Record<string, number>

/** What was measured of a site's page: an entry for each run of Lighthouse and for each visit. */
export interface Row {
  site: string
  page: string
  runs: Figures[]
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** The median of each figure over a row's runs. */
function medians({ runs }: Row): Figures {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))]
  const valuesOf = (name: string) => runs.flatMap((run) => run[name] ?? [])
  return Object.fromEntries(names.map((name) => [name, median(valuesOf(name))]))
}

const shown = (value: number | undefined) =>
  value === undefined ? '-' : value.toFixed(value < 10 && !Number.isInteger(value) ? 3 : 0)

const ratio = (value: number | undefined, floor: number | undefined) =>
  value === undefined || !floor ? '' : `x${(value / floor).toFixed(2)}`

/** A page's figures as lines of text: a column for each site, with its ratio to the first one's. */
export function table(page: string, rows: readonly Row[]): string {
  const columns = rows
    .filter((row) => row.page === page)
    .map((row) => [row.site, medians(row)] as const)
  const floor = columns[0]?.[1] ?? {}
  const names = [...new Set(columns.flatMap(([, figures]) => Object.keys(figures)))]
  const cells = names.map((name) => [
    name,
    ...columns.map(([, figures], i) =>
      `${shown(figures[name])} ${i > 0 ? ratio(figures[name], floor[name]) : ''}`.trim(),
    ),
  ])
  const lines = [[page, ...columns.map(([site]) => site)], ...cells]
  return lines
    .map(
      ([first = '', ...rest]) => first.padEnd(34) + rest.map((cell) => cell.padStart(18)).join(''),
    )
    .join('\n')
}
