// Words of the page that the service worker shows when nothing is saved and nothing can be fetched.
import type { NotSavedWords } from './schema.ts'

export const notSaved = {
  title: 'You are offline.',
  text: 'This page was not saved on this device. Connect and try again.',
  retry: 'Try again',
} as const satisfies NotSavedWords
