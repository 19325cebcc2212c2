import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { direction } from '../../src/reader/language.ts'
import { exportsOf, virtualModule } from '../virtualModule.ts'
import { contentFiles, readContent, type Content } from '../../src/reader/read.ts'

/**
 * Writes the code of a module that exports a value. Each field is a named export, so that a bundle
 * contains only the imported fields. The default export reuses the named exports, so that no text is
 * stored twice.
 */
const moduleOf = (value: object) =>
  Array.isArray(value)
    ? `export default ${JSON.stringify(value)}`
    : `${exportsOf(value)}\nexport default { ${Object.keys(value).join(', ')} }`

/** A module with the site's language and writing direction. The theme imports this module instead of the larger site.yaml. */
const languageModule = virtualModule('virtual:language')

/** Returns what the module with an id exports: the content of a YAML file, or the site's language and direction. */
function valueOf(id: string, content: Content): object | undefined {
  if (id === languageModule.id) {
    const { language } = content.site
    const isFromRight = direction(language) === 'rtl'
    return { isFromRight, language: new Intl.Locale(language).language }
  }
  const [, slug] = /\/demos\/([^/]+)\/facts\.yaml$/.exec(id) ?? []
  if (slug !== undefined) return content.facts[slug]
  const name = contentFiles.find(({ file }) => resolve(file) === id)?.name
  return content[name as keyof Content]
}

/** Vite plugin: lets code import the YAML files of the content, the theme and the demos. */
export const contentModules = (): Plugin => ({
  name: 'site:content-modules',
  resolveId: languageModule.resolveId,
  load: {
    filter: { id: [/\.yaml$/, languageModule.filter.id] },
    handler(id) {
      const value = valueOf(id, readContent())
      return value && { code: moduleOf(value), moduleSideEffects: false }
    },
  },
})
