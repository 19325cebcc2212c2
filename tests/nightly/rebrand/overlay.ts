import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfProject } from '../../support/projectCopy.ts'

/** All files of the second agency, at their paths in the project. */
export const agency = 'tests/nightly/rebrand/agency'

/** The files that a new agency may change. All others serve every agency. */
export const ownPlaces = [
  /^src\/content\/(?!schema\.ts|addresses\.ts)/,
  /^src\/theme\/(?:tokens\.yaml|faces\.yaml|mark\.ts)$/,
  /^manifest\/[^/]+\.svg$/,
  /^manifest\/screenshots\//,
  // A demo is a separate site by the agency.
  /^demos\/[^/]+\//,
]

/** The paths of all files in a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** Copies this project with the second agency's files instead of the first agency's. Returns the folder. */
export function rebranded(): string {
  const project = copyOfProject()
  const former = ['src', 'manifest', 'demos'].flatMap((folder) =>
    filesIn(join(project, folder)).map((file) => `${folder}/${file}`),
  )
  for (const file of former) {
    // These files describe how icons and the manifest are made; they are not drawings.
    if (ownPlaces.some((place) => place.test(file))) rmSync(join(project, file))
  }
  for (const demo of readdirSync(join(project, 'demos'), { withFileTypes: true })) {
    if (demo.isDirectory()) rmSync(join(project, 'demos', demo.name), { recursive: true })
  }
  cpSync(agency, project, { recursive: true })
  return project
}
