import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { isTemplate, hashOfContent, record, taken, type Taken } from './template.ts'

function systemName(): string {
  try {
    const release = readFileSync('/etc/os-release', 'utf8')
    return `${/^PRETTY_NAME="(.+)"$/m.exec(release)?.[1]} ${process.arch}`
  } catch {
    // Only Linux has this file.
    return `${process.platform} ${process.arch}`
  }
}

/** The one system of all pictures: the image of the workflows. */
const place = 'Debian GNU/Linux 12 (bookworm) x64'

const now = (version: string): Taken => ({
  trees: hashOfContent(),
  pictures: `${hashOfContent()} on ${systemName()}, Chromium ${version}`,
})

const isUpdating = () => test.info().config.updateSnapshots !== 'none'

/** `npm test` prints the annotation. */
const note = (description: string) =>
  test.info().annotations.push({ type: 'not compared', description })

/**
 * What of this run can be compared, with Chromium's version: accessibility trees of the same content,
 * pictures of the same content, system and version too. `npm run test:update` writes what it can.
 */
export function comparable(version: string) {
  if (isUpdating()) return { trees: true, pictures: systemName() === place }
  const { trees, pictures } = now(version)
  if (trees !== taken.trees)
    note(
      `Accessibility trees and pictures are not compared, because the content has changed. To renew them, on ${place}: npm run test:update`,
    )
  else if (pictures !== taken.pictures)
    note(
      `Pictures are not compared: they are of ${taken.pictures}; this is ${pictures}. To renew them, on ${place}: npm run test:update`,
    )
  return { trees: trees === taken.trees, pictures: pictures === taken.pictures }
}

/** Keeps what the files show that `npm run test:update` has written. */
export function noteTaken(version: string) {
  if (!isUpdating()) return
  const { trees, pictures } = now(version)
  const noted = { trees, pictures: systemName() === place ? pictures : taken.pictures }
  writeFileSync(record, `${JSON.stringify(noted, undefined, 2)}\n`)
}

/** Expects what the template promises of itself; of another content it is a note. */
export function expectOfTemplate(fault: string, isGood: boolean) {
  if (isTemplate()) expect(isGood, fault).toBe(true)
  else if (!isGood) note(fault)
}

/** The name of a file, without its ending. */
export const fileOf = (name: string) => name.replaceAll(/\W+/g, '-')

/** Compares the accessibility tree, which a screen reader reads. As a text, because `toMatchAriaSnapshot` passes if its file is missing. */
export async function expectTree(page: Page, name: string) {
  const tree = `${await page.locator('body').ariaSnapshot()}\n`
  expect.soft(tree).toMatchSnapshot(['accessibilityTrees', `${fileOf(name)}.yml`])
}
