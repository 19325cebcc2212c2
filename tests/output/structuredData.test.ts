import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { demos } from '../../src/content.js'
import { pages } from '../support/dist.ts'

const types = JSON.stringify(resolve('node_modules/schema-dts'))
const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', '']
const resolution = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2023']

/** The compiler's errors for data with the types of schema.org: unknown or misplaced types and properties. */
function objections(data: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'))
  const files = Object.entries(data).map(([name, json]) => {
    const file = join(folder, `${name}.ts`)
    const type = json.includes('"@graph"') ? 'Graph' : 'WithContext<Thing>'
    writeFileSync(
      file,
      `import type { Graph, Thing, WithContext } from ${types}\nexport const data: ${type} = ${json}\n`,
    )
    return file
  })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', ...options, ...resolution, ...files],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  return status === 0 ? [] : (stdout + stderr).trim().split('\n')
}

const jsonOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  )

const ofPages = pages.flatMap(({ file, html, isIndexed }) => {
  const found = jsonOf(html)
  expect(found).toHaveLength(isIndexed ? 1 : 0)
  return found.map((json) => [file.replace('.html', '').replaceAll('/', '_'), json] as const)
})
const ofDemos = demos.map(({ slug }) => {
  const [json = ''] = jsonOf(readFileSync(`dist-demos/${slug}/index.html`, 'utf8'))
  return [slug.replaceAll('-', '_'), json] as const
})

// The compiler reads all of schema.org.
test(
  'every type and property exists in schema.org and is allowed in its place',
  { timeout: 180_000 },
  () => {
    expect(ofPages.map(([name]) => name)).toEqual(expect.arrayContaining(['index', 'portfolio']))
    expect(objections(Object.fromEntries([...ofPages, ...ofDemos]))).toEqual([])
  },
)

test('every reference in a page leads to a node of its graph', () => {
  for (const [, json] of ofPages) {
    const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
    const named = graph.map((part) => part['@id'])
    expect(new Set(named).size).toBe(graph.length)
    const references = [...json.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect(references.length).toBeGreaterThan(0)
    expect(references.filter((id) => !named.includes(id))).toEqual([])
  }
})
