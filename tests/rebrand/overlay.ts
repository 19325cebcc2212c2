import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfProject } from '../projectCopy.ts'

/** The second agency: everything of it, at the paths where it belongs. */
export const agency = 'tests/rebrand/agency'

/** Where a new agency may change something; all else serves every agency. */
export const ownPlaces = [
  /^src\/content\/(?!schema\.ts|addresses\.ts)/,
  /^src\/theme\/(tokens|faces|mark)\.ts$/,
  /^manifest\/[^/]+\.svg$/,
  /^manifest\/screenshots\//,
  // A demo is a website of its own that the agency made.
  /^demos\/[^/]+\//,
]

/** Every file below a folder, by its path there. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** A copy of this project with nothing of its own agency left in the own places, and the second agency there. Returns its folder. */
export function rebranded(): string {
  const project = copyOfProject()
  const former = ['src', 'manifest', 'demos'].flatMap((folder) =>
    filesIn(join(project, folder)).map((file) => `${folder}/${file}`),
  )
  for (const file of former) {
    // What says how an icon or a manifest is made is no drawing.
    if (ownPlaces.some((place) => place.test(file))) rmSync(join(project, file))
  }
  for (const demo of readdirSync(join(project, 'demos'), { withFileTypes: true })) {
    if (demo.isDirectory()) rmSync(join(project, 'demos', demo.name), { recursive: true })
  }
  cpSync(agency, project, { recursive: true })
  return project
}
