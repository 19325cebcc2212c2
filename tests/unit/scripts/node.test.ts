import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeFits, wantedNode, wrongFolder } from '../../../scripts/installed.js'

const read = (file: string) => readFileSync(file, 'utf8')
const majors = [...wantedNode().matchAll(/(\d+)(?:\.\d+)*/g)].map(([, major]) => major)

test('hosts and GitHub Actions use the Node versions of package.json', () => {
  const { engines } = JSON.parse(read('hosts/package.json')) as { engines: { node: string } }
  expect(engines.node).toBe(wantedNode())
  const workflow = read('.github/workflows/ci.yml')
  const builds = /node: \[(.*)\]/.exec(workflow)?.[1]?.split(', ') ?? []
  const tests = /image: node:(\d+)/.exec(workflow)?.[1]
  expect([...builds, tests]).toEqual(majors)
})

test.each([
  ['20.19.0', true],
  ['20.18.3', false],
  ['21.7.0', false],
  ['22.13.1', true],
  ['24.0.0', true],
  ['25.1.0', true],
])('Node %s fits: %s', (version, fits) => {
  expect(nodeFits(version, '^20.19.0 || ^22.13.0 || >=24')).toBe(fits)
})

test.each([
  ['/home/me/my site', undefined],
  ['/home/me/project #1', expect.stringContaining('/home/me/project #1: rename the folder')],
  ['/home/me/what?now/site', expect.stringContaining('no question mark')],
])('what is wrong with the folder %s', (folder, line) => {
  expect(wrongFolder(folder)).toEqual(line)
})
