import { messages } from '../../../src/content/messages.ts'

/** The words by which another build is offered. */
export const offer = messages.update.ready
