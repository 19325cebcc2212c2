import { holdOutputs } from '../../plugins/lock.ts'

/** Locks the output folders while Vitest tests them, so that no other program changes them. */
export default () => holdOutputs()
