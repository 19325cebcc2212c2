import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { direction } from '../../src/reader/language.ts'
import { virtualModule } from '../virtualModule.ts'
import { contentFiles, readContent, type Content } from '../../src/reader/read.ts'

/** Writes a value as a module: its parts by name, and as default the whole, which refers to them. A script holds what it imports, and once. */
const moduleOf = (value: object) =>
  Array.isArray(value)
    ? `export default ${JSON.stringify(value)}`
    : [
        ...Object.entries(value).map(
          ([name, part]) => `export const ${name} = ${JSON.stringify(part)}`,
        ),
        `export default { ${Object.keys(value).join(', ')} }`,
      ].join('\n')

/** How each module is made of the content, by its id. */
const modules = new Map<string, (content: Content) => object>([
  ...contentFiles.map(({ name, file }): [string, (content: Content) => object] => [
    resolve(file),
    (content) => content[name as keyof Content],
  ]),
  // The theme needs no more of the language.
  [
    virtualModule('virtual:language').id,
    ({ site: { language } }) => ({
      isFromRight: direction(language) === 'rtl',
      language: new Intl.Locale(language).language,
    }),
  ],
])

/** Vite plugin: each YAML file of the content and the theme is a module, and the facts of each demo. */
export const contentModules = (): Plugin => ({
  name: 'site:content-modules',
  resolveId: {
    filter: { id: /^virtual:/ },
    handler: (id) => (modules.has(`\0${id}`) ? `\0${id}` : undefined),
  },
  load: {
    filter: { id: /\.yaml$|virtual:/ },
    handler(id) {
      const content = readContent()
      const [, slug = ''] = /\/demos\/([^/]+)\/facts\.yaml$/.exec(id) ?? []
      const value = modules.get(id)?.(content) ?? content.facts[slug]
      return value && { code: moduleOf(value), moduleSideEffects: false }
    },
  },
})
