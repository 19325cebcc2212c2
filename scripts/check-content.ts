import { checkContent } from '../plugins/checks/checks.ts'
import { command } from './command.ts'

/** Prints one line for each error in the content, and fails. `npm run check` runs this script first, because types and tests would report the same errors less clearly. */
await command('Usage: npm run check', {}, () => checkContent())
