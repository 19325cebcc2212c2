import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { direction } from '../../src/content/language.ts'
import { virtualModule } from '../virtualModule.ts'
import { fileOf, parts, readContent, type Content } from './read.ts'

/** A value as a module: its parts by name, and the whole as default. A script holds what it imports. */
const moduleOf = (value: object) =>
  [
    `export default ${JSON.stringify(value)}`,
    ...(Array.isArray(value) ? [] : Object.entries(value)).map(
      ([name, part]) => `export const ${name} = ${JSON.stringify(part)}`,
    ),
  ].join('\n')

/** How each module is made of the content, by its id. */
const modules = new Map<string, (content: Content) => object>([
  ...parts.map(({ name, file }): [string, (content: Content) => object] => [
    resolve(file),
    (content) => content[name as keyof Content],
  ]),
  // The rest of tokens.yaml apart, because an edit reaches all that imports a module: that of a color
  // must spare what has a length and what runs before React, that of the brand what only needs the
  // direction of writing.
  [
    resolve(fileOf('tokens')),
    ({ tokens: { themes: _themes, onPaper: _onPaper, ...tokens } }) => tokens,
  ],
  [virtualModule('virtual:colors').id, ({ tokens: { themes, onPaper } }) => ({ themes, onPaper })],
  [
    virtualModule('virtual:theme-names').id,
    ({ tokens: { themes } }) => ({ themeNames: Object.keys(themes) }),
  ],
  [
    virtualModule('virtual:direction').id,
    ({ site: { language } }) => ({ isFromRight: direction(language) === 'rtl' }),
  ],
])

/** The code of a module, or undefined if it is not made of the content. */
function codeOf(id: string): string | undefined {
  const made = modules.get(id)
  return made && moduleOf(made(readContent()))
}

/** Vite plugin: each YAML file of the content and the theme is a module. */
export const contentModules = (): Plugin => ({
  name: 'site:content-modules',
  resolveId: {
    filter: { id: /^virtual:/ },
    handler: (id) => (modules.has(`\0${id}`) ? `\0${id}` : undefined),
  },
  load: {
    filter: { id: /\.yaml$|virtual:/ },
    handler(id) {
      const code = codeOf(id)
      return code === undefined ? undefined : { code, moduleSideEffects: false, meta: { code } }
    },
  },
  // A fact of site.yaml stands in other files, and a comment in none.
  hotUpdate({ file }) {
    if (!file.endsWith('.yaml')) return undefined
    const { name, moduleGraph } = this.environment
    const changed = [...modules.keys()].flatMap((id) => {
      const module = moduleGraph.getModuleById(id)
      return module && module.info?.meta.code !== codeOf(id) ? [module] : []
    })
    if (name === 'client') return changed
    // Nothing accepts a change on the server; the next rendering loads them.
    for (const module of changed) moduleGraph.invalidateModule(module)
    return []
  },
})
