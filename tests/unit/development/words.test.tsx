import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { placesOf, textsAt } from '../../../plugins/development/places.ts'
import { labelsOf, textNodes, textOf, textsNear } from '../../../src/development/words.ts'
import { showHead } from '../../../src/head.ts'
import { initial, setStatus, type Status } from '../../../src/offline/status.ts'
import { notFound, reset, routeAt, routes } from '../../../src/routes.tsx'
import { dialog, site } from '../../support/content.ts'
import { openDialog, visit } from '../../support/unit/visit.tsx'

afterEach(() => {
  act(() => setStatus(initial))
  for (const tag of document.head.querySelectorAll('meta, link')) tag.remove()
})

/** Fields that no page shows as words: addresses, names of files, facts for programs. */
const unshown = [
  /\.(?:href|slug|page|symbol|picture\.name)$/,
  /^site\.(?:language|phone\.dial|place\.(?:city|region|country)|\w+Url|demoHost)$/,
]
/** Fields that wait for another press, window or address, or for a client that needs them. */
const later = [
  /^messages\.(?:menu\.close|motion\.\w+|install\.onComputer|share\.copied)$/,
  /^portfolio\.page\.work\.(?:sample\w+|case)$/,
]

const texts = textsAt('', '/')
const nameOf = ({ file, field }: { file: string; field?: string }) =>
  `${/\w+(?=\.yaml)/.exec(file)?.[0]}.${field}`

const asked = new Set<string>()

/** The fields to which clicks on all that is in the document lead. */
function found(): string[] {
  const questions = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const own = textNodes(element).filter((node) => node.parentElement === element)
    const each = own
      .map(textOf)
      .flatMap((text) => [...text.matchAll(/\S+/g)].map(({ index }) => ({ text, at: index })))
    return [...each, ...labelsOf(element)]
  })
  return [...questions, ...labelsOf(null)].flatMap((words) => {
    const key = JSON.stringify(words)
    if (asked.has(key)) return []
    asked.add(key)
    return placesOf({ words: [words], near: [] }, texts).map(nameOf)
  })
}

const nothing = () => undefined
const statuses: Partial<Status>[] = [
  { saved: 'saving' },
  { saved: 'failed', failure: 'full', retry: nothing },
  { failure: 'altered' },
  { failure: { missing: '/portfolio' } },
  { saved: 'saved', online: false },
  { online: true },
  { saved: 'unknown', online: false },
  { online: true, update: { accept: nothing, decline: nothing } },
  { update: undefined, install: nothing },
  { install: 'ios' },
  { install: 'ios26' },
  { install: undefined, installed: true },
]

test('every text of the content that a page shows leads to its field', async () => {
  const leads = new Set<string>()
  const collect = () => found().forEach((name) => leads.add(name))
  for (const { path } of [...routes, notFound, reset]) {
    visit(path)
    showHead(routeAt(path), site)
    collect()
    cleanup()
  }
  const { user, inside } = await openDialog()
  await user.click(inside.getByRole('button', { name: dialog.copy }))
  await inside.findByText(dialog.copied)
  collect()
  cleanup()
  visit(reset.path)
  for (const change of statuses) {
    act(() => setStatus(change))
    collect()
  }
  const isExpected = (name: string) => ![...unshown, ...later].some((kind) => kind.test(name))
  const names = texts.map(nameOf).filter(isExpected)
  expect(names.filter((name) => !leads.has(name))).toEqual([])
})

const written = (field: string, text: string) => ({ file: 'list.yaml', at: '1:1', field, text })
const entries = [
  written('0.name', 'Ferry'),
  written('0.tag', 'Website'),
  written('1.name', 'Larch'),
  written('1.tag', 'Website'),
  written('1.kind', 'Brand Website'),
  written('sample', 'sample'),
]
const fieldsFor = (text: string, at?: number, near: string[] = []) =>
  placesOf({ words: [{ text, ...(at !== undefined && { at }) }], near }, entries).map(
    ({ field }) => field,
  )

test('of fields with the same words, the one whose entry is nearest on the page is first', () => {
  expect(fieldsFor('Website', 0, ['Larch'])).toEqual(['1.tag', '0.tag'])
  expect(fieldsFor('Website', 0, ['Ferry', 'Larch'])).toEqual(['0.tag', '1.tag'])
})

test('a part of a composed text leads to the longest field that has its word', () => {
  expect(fieldsFor('Larch,  sample', 8)).toEqual(['sample'])
  expect(fieldsFor('the Brand Website', 10)).toEqual(['1.kind'])
  expect(fieldsFor('Larch, sample')).toEqual(['1.name', 'sample'])
  expect(fieldsFor('Ferrys 2026', 0)).toEqual([])
  expect(fieldsFor('Ferry 2026', 6)).toEqual([])
})

test('texts are near only to a limit, so that a question is not too long', () => {
  document.body.innerHTML = `<p>${'word '.repeat(200)}<b>here</b></p><i>${'far '.repeat(200)}</i>`
  const near = textsNear(document.querySelector('b') ?? document.body)
  expect(near).toEqual(['here', 'word '.repeat(200)])
})
