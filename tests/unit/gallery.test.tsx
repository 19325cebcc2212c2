import './browser.ts'
import { render } from '@testing-library/react'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anchor } from '../../gallery/entry.ts'
import { entries } from '../../gallery/groups.ts'
import { Shown } from '../../gallery/Shown.tsx'
import { messages } from '../../src/content/messages.ts'
import { Words } from '../../src/ui/words.ts'
import { imports } from './imports.ts'
import { sourceFiles } from './sourceFiles.ts'

const components = sourceFiles(/^src\/(ui|sections)\/.*\.tsx$/).map(({ path }) => path)
const named = entries.flatMap(({ files }) => files)

test('every element and section is shown in the gallery', () => {
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter((path) => !named.includes(path))).toEqual([])
})

test('the gallery has every element from its own file, or from the part of a page that holds it', () => {
  const reached = new Set(['gallery/groups.ts'])
  for (const path of reached)
    for (const { from, target } of imports) if (from === path) reached.add(target)
  expect(components.filter((path) => !reached.has(path))).toEqual([])
})

test('the gallery names only files that are there, and each entry once', () => {
  const anchors = entries.map(({ name }) => anchor(name))
  expect(named.filter((path) => !existsSync(path))).toEqual([])
  expect(anchors.filter((each, index) => anchors.indexOf(each) !== index)).toEqual([])
})

test.each(entries)('$name stands in both themes under its name', (entry) => {
  const { container } = render(
    <Words.Provider value={messages}>
      <Shown entry={entry} />
    </Words.Provider>,
  )
  expect(container.querySelector('h3')).toHaveTextContent(entry.name)
  const [light, dark] = container.querySelectorAll(`article#${anchor(entry.name)} > div > div`)
  expect(light).not.toBeEmptyDOMElement()
  expect(dark).not.toBeEmptyDOMElement()
})
