import { expect, test } from 'vitest'
import { comparison, pinned } from '../support/comparison.ts'

const all = { transcripts: true, pictures: true }
const onlyTranscripts = { transcripts: true, pictures: false }
const none = { transcripts: false, pictures: false }
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
  [mac, true, own, { ...onlyTranscripts, note: notCompared }],
  [mac, false, own, { ...none, note: changed }],
  [pinned, true, inCI, all],
  [pinned, false, inCI, { ...all, fault: outdated }],
  [mac, true, inCI, { ...onlyTranscripts, fault: notCompared }],
  [mac, false, inCI, { ...onlyTranscripts, fault: notCompared }],
  [pinned, true, updating, all],
  [pinned, false, updating, all],
  [mac, true, updating, { ...onlyTranscripts, note: notTaken }],
  [mac, false, updating, { ...onlyTranscripts, note: notTaken }],
])(
  'on %s, with the content of the pictures: %s, %o compares %o',
  (place, isSameContent, run, expected) => {
    expect(comparison({ place, isSameContent, ...run })).toEqual(expected)
  },
)
