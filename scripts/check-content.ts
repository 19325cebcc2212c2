import { checkContent } from '../plugins/checks/checks.ts'
import { command } from './command.ts'

/** Stops with one line for each error in the content, because every later check would report it in its own words. */
await command('Usage: npm run check', {}, () => checkContent())
