import { checkContent } from '../plugins/checks/checks.ts'
import { command } from './command.ts'

/** Prints one line for each error in the content, and fails if there is an error. `npm run check` runs this script first, because type checks and tests would report the same errors less clearly. */
await command('Usage: npm run check', {}, () => checkContent())
