import { expect, test } from 'vitest'
import { comparison, pinned } from '../support/comparison.ts'

const all = { accessibilityTrees: true, pictures: true }
const onlyTrees = { accessibilityTrees: true, pictures: false }
const none = { accessibilityTrees: false, pictures: false }
const mac = 'Darwin 25.1.0 on arm64 with /Applications/Chromium.app'

const own = { isCI: false, isUpdating: false }
const inCI = { isCI: true, isUpdating: false }
const updating = { isCI: false, isUpdating: true }

const notTaken = expect.stringContaining(`this is ${mac}. Push the change`)
const notCompared = `Pictures are compared on ${pinned}; this is ${mac}.`
const changed = expect.stringContaining('the content has changed. Run npm run test:update')
const outdated = expect.stringMatching(/^The content has changed .* copy them over tests\/browser/)

test.each([
  [pinned, true, own, all],
  [pinned, false, own, { ...none, note: changed }],
  [mac, true, own, { ...onlyTrees, note: notCompared }],
  [mac, false, own, { ...none, note: changed }],
  [pinned, true, inCI, all],
  [pinned, false, inCI, { ...all, fault: outdated }],
  [mac, true, inCI, { ...onlyTrees, fault: notCompared }],
  [mac, false, inCI, { ...onlyTrees, fault: notCompared }],
  [pinned, true, updating, all],
  [pinned, false, updating, all],
  [mac, true, updating, { ...onlyTrees, note: notTaken }],
  [mac, false, updating, { ...onlyTrees, note: notTaken }],
])(
  'on %s, with the content of the pictures: %s, %o compares %o',
  (place, isSameContent, run, expected) => {
    expect(comparison({ place, isSameContent, ...run })).toEqual(expected)
  },
)
