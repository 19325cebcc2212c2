import { valueText, type FileError, type Finding } from '../../src/reader/errors.ts'
import { isThere } from '../../src/reader/isThere.ts'
import { originalOf, pictureProblem, picturesIn, sizeInLinks } from '../pictures/originals.ts'

/** Finds errors in the pictures that a content file names: missing files, wrong sizes and wrong formats. */
export async function pictureFindings(content: object): Promise<Finding[]> {
  const findings = picturesIn(content).map(async ([field, name]) => {
    const original = originalOf(name)
    const problem = await pictureProblem(original)
    const found = `${valueText(name)}, but ${original} ${problem?.found}`
    return problem ? [{ ...problem, field, found }] : []
  })
  return (await Promise.all(findings)).flat()
}

/** Finds pictures for shared links with the wrong size or format. A missing picture is no error, because `npm run capture` takes the picture later. */
export async function cardErrors(files: readonly string[]): Promise<FileError[]> {
  const found = files.filter(isThere).map(async (file) => {
    const problem = await pictureProblem(file, sizeInLinks)
    return problem ? [{ file, ...problem }] : []
  })
  return (await Promise.all(found)).flat()
}
