import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown, ViteBuilder } from 'vite'
import type { IconUrls } from '../manifest/index.ts'
import { readContent } from '../src/reader/read.ts'
import { compress } from './hosting/compress.ts'
import { ContentError, errorLine } from '../src/reader/errors.ts'
import { buildDemos } from './demos/build.ts'
import { endedNotes } from './demos/drafts.ts'
import { siteText } from './fonts/fonts.ts'
import { missingLetterNotes } from './fonts/missingLetters.ts'
import {
  emptyStagingFolder,
  stagingFolder,
  publicFiles,
  publish,
  serverBundle,
  writeFiles,
} from './folders.ts'
import { holdOutputs } from './lock.ts'
import { hostsFolder, hostsFolderFiles, siteFolderFiles } from './hosting/hosts.ts'
import { writeWorker } from './offline/worker.ts'
import { iconUrl, pictureBytes } from './pages/manifestPictures.ts'
import type { icons, siteFiles } from './pages/site.ts'
import { inlineScript, remover } from './pages/standaloneScripts.ts'
import type { Scripts } from '../src/boot/start.ts'

const built = stagingFolder('dist')

/** Vite plugin: the steps of a build, in their order. */
export const steps = (): Plugin => ({
  name: 'site:steps',
  config: () => ({
    builder: {
      // One set of plugins for both bundles, so that both know the files of the fonts and pictures.
      sharedConfigBuild: true,
      sharedPlugins: true,
      async buildApp(builder) {
        const release = holdOutputs()
        await bundle(builder, 'ssr')
        const client = await bundle(builder, 'client')
        const site = await writeSite(scriptsOf(client))
        const demos = await buildDemos()
        for (const { copy } of demos.values()) writeFiles(built, copy)
        // Its precache lists all that is written, without what an owner adds, which hosts serve as it is.
        await writeWorker(builder.config)
        addPublicFiles(built)
        await compress(built)
        writeFiles(emptyStagingFolder(hostsFolder), hostsFolderFiles(site, demos))
        // All outputs at once, so that a failed build changes nothing.
        publish()
        release()
        const ofDemos = [...demos.values()].flatMap(({ notes }) => notes)
        const { prospects, site: agency } = readContent()
        const notes = [...(await siteNotes()), ...ofDemos, ...endedNotes(prospects, agency)]
        for (const note of notes) builder.config.logger.warn(note)
      },
    },
  }),
})

/** Copies public/ into a built folder. Throws a ContentError if a file would replace one of the build. */
export function addPublicFiles(folder: string, root?: string): void {
  const files = [...publicFiles(root)]
  const taken = files.filter(([name]) => existsSync(join(folder, name)))
  const problem = { found: 'has the name of a file of the build', expected: 'another name' }
  if (taken.length > 0)
    throw new ContentError(taken.map(([, file]) => errorLine({ file, ...problem })))
  for (const [name, file] of files) cpSync(file, join(folder, name))
}

/** The letters that the site's fonts lack, in words. */
function siteNotes() {
  const content = readContent()
  return missingLetterNotes(Object.values(content.faces), siteText(content))
}

/** Builds an environment. Returns the files of its bundle. */
export async function bundle(builder: ViteBuilder, name: 'ssr' | 'client') {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`Vite has no environment "${name}"`)
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput
  return output
}

/** Writes what the server bundle makes of the content. Returns what hosts must know. */
async function writeSite(scripts: Scripts) {
  const entry = pathToFileURL(resolve(serverBundle, 'site.js')).href
  const bundle = (await import(entry)) as { siteFiles: typeof siteFiles; icons: typeof icons }
  const { texts, pictures, ...hosts } = bundle.siteFiles({
    template: readFileSync('index.html', 'utf8'),
    script: await inlineScript(scripts),
    remover: await remover(),
    icons: await writeIcons(bundle.icons),
  })
  writeFiles(built, { ...texts, ...siteFolderFiles(hosts.hosting) })
  for (const [file, source] of Object.entries(pictures))
    writeFiles(built, { [file]: await pictureBytes(source) })
  return hosts
}

/** Writes the icons. Returns their URLs. */
async function writeIcons(all: typeof icons): Promise<IconUrls> {
  const urls: Partial<IconUrls> = {}
  for (const { file, ...source } of all) {
    const bytes = await pictureBytes(source)
    const url = (urls[file] = iconUrl(file, bytes))
    // Apps and pages of the last release know the name alone; the next release drops that file.
    writeFiles(built, { [url]: bytes, [file]: bytes })
  }
  return urls as IconUrls
}

/** URLs of the two entries, and of the scripts that only the application imports. Throws if an entry is missing. */
function scriptsOf(bundle: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): Scripts {
  const chunks = bundle.filter((file) => file.type === 'chunk')
  const entry = (name: string) => {
    const found = chunks.find((file) => file.isEntry && file.name === name)
    if (!found) throw new Error(`The bundle has no entry "${name}"`)
    return found.fileName
  }
  /** A file after all its imports, so that each runs in its own task. */
  const withImports = (file: string): string[] => [
    ...(chunks.find(({ fileName }) => fileName === file)?.imports.flatMap(withImports) ?? []),
    file,
  ]
  const main = withImports(entry('main'))
  const app = [...new Set(withImports(entry('hydrate')))].filter((file) => !main.includes(file))
  return { main: `/${entry('main')}`, app: app.map((file) => `/${file}`) }
}
