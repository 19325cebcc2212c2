import { dirname, join } from 'node:path'
import { sourceFiles } from './sourceFiles.ts'

export interface Import {
  from: string
  /** A file of ours as path from the root, or the name of a package. */
  target: string
  isOwn: boolean
  isType: boolean
}

const specifiers = [
  /^(?:import|export)\s[^'"]*?\bfrom\s+['"]([^'"]+)['"]/gm,
  /^import\s+['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
]

function importsOf({ path, text }: { path: string; text: string }): Import[] {
  const found = specifiers.flatMap((pattern) => [...text.matchAll(pattern)])
  return found.map(([statement, specifier = '']) => {
    const isOwn = specifier.startsWith('.')
    const file = join(dirname(path), specifier).replaceAll('\\', '/').replace(/\?.*$/, '')
    const isType = /^(import|export) type\b/.test(statement)
    return { from: path, target: isOwn ? file : specifier, isOwn, isType }
  })
}

/** All that the files of the project import, types among it. */
export const imports = sourceFiles(/\.(tsx?|js)$/).flatMap(importsOf)

export const arrow = ({ from, target }: Import) => `${from} -> ${target}`
