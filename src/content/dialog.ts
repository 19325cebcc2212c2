// The words of the contact dialog; phone and place come from site.ts.
import type { DialogWords } from './schema.ts'

export const dialog = {
  title: "Let's Connect",
  close: 'Close',
  phone: 'Phone',
  call: 'Call',
  copy: 'Copy number',
  copied: 'Number copied.',
  location: 'Location',
  maps: 'Open in maps',
  card: 'Save contact card',
  note: 'Calls and maps open in your own apps. Nothing is sent from this page.',
} as const satisfies DialogWords
