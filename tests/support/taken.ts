import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { isTemplate, hashOfContent, record, taken } from './template.ts'

function systemName(): string {
  try {
    const release = readFileSync('/etc/os-release', 'utf8')
    return `${/^PRETTY_NAME="(.+)"$/m.exec(release)?.[1]} ${process.arch}`
  } catch {
    // Other systems than Linux have no /etc/os-release.
    return `${process.platform} ${process.arch}`
  }
}

/** The only system whose screenshots are compared, because each system draws letters in its own way. */
const place = 'Debian GNU/Linux 12 (bookworm) x64'

const system = systemName()
const content = hashOfContent()

const isUpdating = () => test.info().config.updateSnapshots !== 'none'

/** Adds a note to the test. The reporter in leftOut.ts prints all notes after the tests. */
const note = (description: string) =>
  test.info().annotations.push({ type: 'not compared', description })

const renew = 'To renew them, in the container node:24-bookworm: npm run test:update'

/** Returns the reason why this run must skip some comparisons with stored accessibility trees and screenshots. Returns undefined if this run can compare all of them. */
function whyNot(): string | undefined {
  if (content !== taken.trees)
    return `Accessibility trees and pictures are not compared, because the content has changed. ${renew}`
  if (content !== taken.pictures)
    return `Pictures are not compared, because they show earlier content. ${renew}`
  if (system !== place)
    return `Pictures are not compared, because they were taken on ${place}; this is ${system}. To compare them, run the tests in the container node:24-bookworm`
  return undefined
}

/** Whether this run compares accessibility trees with the stored trees. In `npm run test:update`: whether this run stores new trees. */
export const hasTrees = () => isUpdating() || content === taken.trees

/** Whether this run compares screenshots with the stored screenshots. In `npm run test:update`: whether this run stores new screenshots. */
export const hasPictures = () => (isUpdating() ? system === place : whyNot() === undefined)

/** Adds a note if this run must skip comparisons with stored trees or screenshots. In CI, throws an error instead if no owner has changed the content. */
export function expectComparison() {
  const reason = isUpdating() ? undefined : whyNot()
  if (reason && process.env.CI && isTemplate()) throw new Error(reason)
  if (reason) note(reason)
}

/** In `npm run test:update`, writes to taken.json which content the new trees and screenshots show, and which browser took the screenshots. */
export function noteTaken(browser: string) {
  if (!isUpdating()) return
  const ofPictures = system === place && { pictures: content, browser }
  const noted = { ...taken, trees: content, ...ofPictures }
  writeFileSync(record, `${JSON.stringify(noted, undefined, 2)}\n`)
}

/** The hint in the error message if an accessibility tree or a screenshot has changed. */
export const advice = 'If the difference is right: npm run test:update'

/** Fails with the text `fault` if `isGood` is false. If an owner has changed the content, only adds `fault` as a note. */
export function expectOfTemplate(fault: string, isGood: boolean) {
  if (isTemplate()) expect(isGood, fault).toBe(true)
  else if (!isGood) note(fault)
}

/** Makes a file name without an ending from the name of a state. */
export const fileOf = (name: string) => name.replaceAll(/\W+/g, '-')

/** Compares the accessibility tree as a text. `toMatchAriaSnapshot` is not used, because it passes if its file is missing. */
export async function expectTree(page: Page, name: string) {
  const tree = `${await page.locator('body').ariaSnapshot()}\n`
  expect.soft(tree, advice).toMatchSnapshot(['accessibilityTrees', `${fileOf(name)}.yml`])
}
