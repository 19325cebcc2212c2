import { cachedSubset } from '../../../plugins/fonts/subsets.ts'

/** The program that a test interrupts. It writes a subset of a font into a folder's cache, and its bytes to stdout. */
const [folder = '', font = '', text = ''] = process.argv.slice(2)
process.chdir(folder)
process.stdout.write((await cachedSubset(font, text)).bytes)
