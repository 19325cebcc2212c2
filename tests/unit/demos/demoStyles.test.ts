import { expect, test } from 'vitest'
import { prerenderDemos } from '../../../demos/prerender.tsx'
import { sourceFiles } from '../../support/unit/sourceFiles.ts'

const styles = sourceFiles(/^(demos|samples)\/[^/]+\/.*\.css$/)
const samples = sourceFiles(/^samples\/[^/]+\/index\.html$/)
const pages: [folder: string, html: string][] = [
  ...prerenderDemos().map(
    ({ slug, html, notFound }) => [`demos/${slug}/`, html + notFound] as [string, string],
  ),
  ...samples.map(({ path, text }) => [path.replace(/[^/]+$/, ''), text] as [string, string]),
]

const all = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, found = '']) => found))

/** Classes without a style: every demo has the first; the second is the default of three verdicts. */
const plain = ['demo-by', 'wait']

test.each(pages)('%s: the page and its style sheet use the same names', (folder, html) => {
  const css = styles
    .filter(({ path }) => path.startsWith(folder))
    .map(({ text }) => text.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)/g, ''))
    .join('\n')
  const classes = new Set([...all(html, /\sclass="([^"]+)"/g)].flatMap((list) => list.split(' ')))
  const selected = all(css, /\.([a-z][\w-]*)(?=[^{};]*\{)/gi)
  const animated = all(css, /@keyframes ([\w-]+)/g)
  const isNamed = (name: string) => new RegExp(`animation[^;]*[\\s:]${name}[\\s,;]`).test(css)
  expect(selected.size).toBeGreaterThan(0)
  expect([...selected].filter((name) => !classes.has(name))).toEqual([])
  const starts = [...all(css, /\[class\^='([^']+)'/g)]
  const isStyled = (name: string) =>
    selected.has(name) || starts.some((start) => name.startsWith(start)) || plain.includes(name)
  expect([...classes].filter((name) => !isStyled(name))).toEqual([])
  expect([...animated].filter((name) => !isNamed(name))).toEqual([])
  const set = all(css, /(--[\w-]+):/g)
  expect([...set].filter((name) => !`${css}${html}`.includes(`var(${name}`))).toEqual([])
})
