import { cachedSubset } from '../../../plugins/fonts/subsets.ts'

// Writes a subset of the font file `font` to stdout, and into the font cache in `folder`. The subset has the letters of `text`. subsets.test.ts runs this program with a limit of file sizes, so that it fails before the file is complete.
const [folder = '', font = '', text = ''] = process.argv.slice(2)
process.chdir(folder)
process.stdout.write((await cachedSubset(font, text)).bytes)
