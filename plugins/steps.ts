import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown, ViteBuilder } from 'vite'
import { readContent } from '../src/reader/read.ts'
import { compress } from './hosting/compress.ts'
import { ContentError, errorLine } from '../src/reader/errors.ts'
import { buildDemos } from './demos/build.ts'
import { endedSites } from './demos/demoSites.ts'
import { siteText } from './fonts/fonts.ts'
import { missingLetterNotes } from './fonts/missingLetters.ts'
import {
  emptyStagingFolder,
  publicFiles,
  publish,
  serverBundle,
  stagingFolder,
  writeFiles,
} from './folders.ts'
import { holdOutputs } from './lock.ts'
import { hostsFolder, hostsFolderFiles, siteFolderFiles } from './hosting/hosts.ts'
import { writeWorker } from './offline/worker.ts'
import { inlineScript, remover } from './pages/standaloneScripts.ts'
import type { Scripts } from '../src/boot/start.ts'

const staged = stagingFolder('dist')

/** Vite plugin: builds the bundles, the pages, the demos and the service worker, one after another. */
export const steps = (): Plugin => ({
  name: 'site:steps',
  config: () => ({
    builder: {
      // The client bundle and the server bundle use the same plugin objects, so that both get the same URLs of fonts and pictures.
      sharedConfigBuild: true,
      sharedPlugins: true,
      async buildApp(builder) {
        const release = holdOutputs()
        await bundle(builder, 'ssr')
        const client = await bundle(builder, 'client')
        const site = await writeSite(scriptsOf(client))
        const demos = await buildDemos()
        for (const { copy } of demos.values()) writeFiles(staged, copy)
        // Copies public/ after writing the service worker, because the worker's list of files for offline use must not contain the files in public/.
        await writeWorker(builder.config)
        addPublicFiles(staged)
        await compress(staged)
        writeFiles(emptyStagingFolder(hostsFolder), hostsFolderFiles(site, demos))
        // Replaces the outputs of the last build only now, so that a failed build leaves them unchanged.
        publish()
        release()
        const content = readContent()
        const notes = [
          ...(await missingLetterNotes(Object.values(content.faces), siteText(content))),
          ...[...demos.values()].flatMap((demo) => demo.notes),
          ...endedSites().map((ended) => ended.note),
        ]
        for (const note of notes) builder.config.logger.warn(note)
      },
    },
  }),
})

/** Copies public/ into a built folder. Throws a ContentError if both folders have a file of the same name. */
export function addPublicFiles(folder: string, root?: string): void {
  const files = [...publicFiles(root)]
  const conflicts = files.filter(([name]) => existsSync(join(folder, name)))
  const problem = { found: 'has the name of a file of the build', expected: 'another name' }
  if (conflicts.length > 0)
    throw new ContentError(conflicts.map(([, file]) => errorLine({ file, ...problem })))
  for (const [name, file] of files) cpSync(file, join(folder, name))
}

/** Builds the bundle of a Vite environment. Returns the files of the bundle. */
export async function bundle(builder: ViteBuilder, name: 'ssr' | 'client') {
  const { output } = (await builder.build(builder.environments[name]!)) as Rolldown.RolldownOutput
  return output
}

/** Writes the files that the server bundle generates from the content. Returns the values that the configuration files of web hosts need. */
async function writeSite(scripts: Scripts) {
  const entry = pathToFileURL(resolve(serverBundle, 'site.js')).href
  const { siteFiles } = (await import(entry)) as typeof import('./pages/site.ts')
  const { files, ...hostValues } = await siteFiles({
    template: readFileSync('index.html', 'utf8'),
    script: await inlineScript(scripts),
    remover: await remover(),
  })
  writeFiles(staged, { ...files, ...siteFolderFiles(hostValues.hosting) })
  return hostValues
}

/** Finds the URLs of the scripts that a page loads. Throws if the bundle lacks the script of an entry module. */
function scriptsOf(bundle: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): Scripts {
  const chunks = bundle.filter((file) => file.type === 'chunk')
  const entry = (name: string) => {
    const found = chunks.find((file) => file.isEntry && file.name === name)
    if (!found) throw new Error(`The bundle has no entry "${name}"`)
    return found.fileName
  }
  /** Lists the imports of a script, then the script itself. The page runs the scripts in this order, each in its own task. */
  const withImports = (file: string): string[] => [
    ...(chunks.find(({ fileName }) => fileName === file)?.imports.flatMap(withImports) ?? []),
    file,
  ]
  const main = withImports(entry('main'))
  const app = [...new Set(withImports(entry('hydrate')))].filter((file) => !main.includes(file))
  return { main: `/${entry('main')}`, app: app.map((file) => `/${file}`) }
}
