import { holdOutputs } from '../../plugins/lock.ts'

/** Keeps other programs from changing the built folders while Vitest tests them. */
export default () => holdOutputs()
