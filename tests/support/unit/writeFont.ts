import { cachedSubset } from '../../../plugins/fonts/subsets.ts'

/** The part of a build that a test interrupts: writes a subset into the cache of a folder, and its bytes to stdout. */
const [folder = '', font = '', text = ''] = process.argv.slice(2)
process.chdir(folder)
process.stdout.write((await cachedSubset(font, text)).bytes)
