import { cachedSubset } from '../../../plugins/fonts/subsets.ts'

/** A program that a test interrupts. The program writes a subset of a font into a folder's cache, and to stdout. */
const [folder = '', font = '', text = ''] = process.argv.slice(2)
process.chdir(folder)
process.stdout.write((await cachedSubset(font, text)).bytes)
