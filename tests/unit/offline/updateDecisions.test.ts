import { expect, test } from 'vitest'
import { forInstallation, forWaiting, isOther } from '../../../src/offline/update.ts'

const copy = (build: string | undefined, complete = true) => ({ build, complete })
const own = copy('own')
const other = copy('other')
const lacking = copy('other', false)
const silent = undefined

test.each([
  ['a complete copy of another build', other, own, 'offer'],
  ['an older build, after a rollback', copy('older'), own, 'offer'],
  ['a copy of the build that the page already shows', own, other, 'activate'],
  ['that copy beside a worker that does not answer', own, silent, 'activate'],
  ['a complete copy beside an incomplete one', other, copy('own', false), 'activate'],
  ['a complete copy beside a worker that does not answer', other, silent, 'offer'],
  ['a copy that the visitor has put off', other, own, 'leave', true],
  ['that copy beside an incomplete one', other, copy('own', false), 'activate', true],
  ['an incomplete copy', lacking, own, 'leave'],
  ['an incomplete copy of the build that the page shows', copy('own', false), other, 'leave'],
  ['an incomplete copy beside another', lacking, copy('own', false), 'leave'],
  ['an incomplete copy beside a worker that does not answer', lacking, silent, 'leave'],
  ['no answer, as from an empty script, or nothing that waits', silent, own, 'leave'],
  ['no answer beside an incomplete copy', silent, copy('own', false), 'leave'],
  ['no answer beside a worker that does not answer', silent, silent, 'leave'],
] as const)('a waiting worker with %s: %s, %s -> %s', (_, waiting, active, step, ...declined) => {
  const hasDeclined = declined.length > 0
  expect(forWaiting({ waiting, active, ownBuild: 'own', hasDeclined })).toBe(step)
})

test.each([
  ['installing', false, 'wait'],
  ['installed', false, 'wait'],
  ['installed', true, 'delay'],
  ['activating', false, 'wait'],
  ['activating', true, 'wait'],
  ['activated', true, 'review'],
  ['redundant', false, 'fail'],
  ['redundant', true, 'delay'],
] as const)('an installation is %s; an active worker: %s', (state, hasActive, step) => {
  expect(forInstallation(state, hasActive)).toBe(step)
})

test.each([
  ['another build', other, true],
  ['another build, not yet complete', lacking, true],
  ['the build of the page', own, false],
  ['no home page', copy(undefined), false],
  ['no answer', silent, false],
] as const)('a worker with %s takes over: %s; the page reloads: %s', (_, controller, reloads) => {
  expect(isOther(controller, 'own')).toBe(reloads)
})
