import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { isTemplate, hashOfContent, record, taken } from './template.ts'

function systemName(): string {
  try {
    const release = readFileSync('/etc/os-release', 'utf8')
    return `${/^PRETTY_NAME="(.+)"$/m.exec(release)?.[1]} ${process.arch}`
  } catch {
    // Only Linux has /etc/os-release.
    return `${process.platform} ${process.arch}`
  }
}

/** The system on which all pictures are taken, because systems draw letters differently. */
const place = 'Debian GNU/Linux 12 (bookworm) x64'

const system = systemName()
const content = hashOfContent()

const isUpdating = () => test.info().config.updateSnapshots !== 'none'

/** Adds an annotation, which `leftOut.ts` prints after all tests. */
const note = (description: string) =>
  test.info().annotations.push({ type: 'not compared', description })

const renew = 'To renew them, in the container node:24-bookworm: npm run test:update'

/** Returns the reason why this run cannot compare all accessibility trees and pictures, if there is one. */
function whyNot(): string | undefined {
  if (content !== taken.trees)
    return `Accessibility trees and pictures are not compared, because the content has changed. ${renew}`
  if (content !== taken.pictures)
    return `Pictures are not compared, because they show earlier content. ${renew}`
  if (system !== place)
    return `Pictures are not compared, because they were taken on ${place}; this is ${system}. To compare them, run the tests in the container node:24-bookworm`
  return undefined
}

/** Whether this run compares or writes accessibility trees. */
export const hasTrees = () => isUpdating() || content === taken.trees

/** Whether this run compares or writes pictures. */
export const hasPictures = () => (isUpdating() ? system === place : whyNot() === undefined)

/** Prints a note if this run cannot compare all accessibility trees and pictures. In CI, fails instead if the content is the template's. */
export function expectComparison() {
  const reason = isUpdating() ? undefined : whyNot()
  if (reason && process.env.CI && isTemplate()) throw new Error(reason)
  if (reason) note(reason)
}

/** Records the content and the browser for which `npm run test:update` has written accessibility trees and pictures. */
export function noteTaken(browser: string) {
  if (!isUpdating()) return
  const ofPictures = system === place && { pictures: content, browser }
  const noted = { ...taken, trees: content, ...ofPictures }
  writeFileSync(record, `${JSON.stringify(noted, undefined, 2)}\n`)
}

/** The advice in the error message about a changed accessibility tree or picture. */
export const advice = 'If the difference is right: npm run test:update'

/** Fails if the template has a fault. With other content, prints a note instead. */
export function expectOfTemplate(fault: string, isGood: boolean) {
  if (isTemplate()) expect(isGood, fault).toBe(true)
  else if (!isGood) note(fault)
}

/** Makes the name of a file, without its ending, from the name of a state. */
export const fileOf = (name: string) => name.replaceAll(/\W+/g, '-')

/** Compares the accessibility tree as a text, because `toMatchAriaSnapshot` passes if its file is missing. */
export async function expectTree(page: Page, name: string) {
  const tree = `${await page.locator('body').ariaSnapshot()}\n`
  expect.soft(tree, advice).toMatchSnapshot(['accessibilityTrees', `${fileOf(name)}.yml`])
}
