// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wantedNode } from '../../scripts/computer.js'

const read = (file: string) => readFileSync(file, 'utf8')
const majors = [...wantedNode().matchAll(/(\d+)(?:\.\d+)*/g)].map(([, major]) => major)

test('README, hosts and the checks elsewhere have the Node versions of package.json', () => {
  const { engines } = JSON.parse(read('hosts/package.json')) as { engines: { node: string } }
  expect(engines.node).toBe(wantedNode())
  const [first] = wantedNode().match(/\d+\.\d+/) ?? []
  expect(read('README.md')).toContain(
    `${first} or later (${majors.slice(0, -1).join(', ')} or ${majors.at(-1)})`,
  )
  expect(read('.github/workflows/ci.yml')).toContain(`node: [${majors.join(', ')}]`)
})
