import { holdOutputs } from '../../plugins/lock.ts'

/** Keeps other programs from the outputs while Vitest tests them. */
export default () => holdOutputs()
