import { cachedSubset } from '../../../plugins/fonts/subsets.ts'

/** A program that a test interrupts while it runs. It writes a subset of a font into the cache of a folder, and to stdout. */
const [folder = '', font = '', text = ''] = process.argv.slice(2)
process.chdir(folder)
process.stdout.write((await cachedSubset(font, text)).bytes)
