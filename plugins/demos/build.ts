import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderedDemo } from '../../demos/prerender.tsx'
import { notFoundUrl, savedDemoUrl } from '../../src/addresses.ts'
import { compress } from '../hosting/compress.ts'
import { ContentError } from '../../src/reader/errors.ts'
import { missingLetterNotes } from '../fonts/missingLetters.ts'
import { builtFace, fontLicense } from '../fonts/subsets.ts'
import { ongoing } from './drafts.ts'
import { draftCard } from '../pictures/originals.ts'
import { readContent } from '../../src/reader/read.ts'
import { emptyStagingFolder, serverBundle, writeFiles } from '../folders.ts'
import { cspHash, shortHash } from '../hash.ts'
import { rootFiles, pageFile, type Hosting } from '../hosting/rules.ts'
import { iconUrl } from '../pages/manifestPictures.ts'
import { policyMeta, staticPolicy } from '../hosting/policy.ts'
import { siteFolderFiles } from '../hosting/hosts.ts'

export type Bundle = typeof import('./document.ts')
/** Contents by path in a folder. */
export type Files = Record<string, string | Buffer>

/** Folder of the built demos. Each folder in it can be deployed alone. */
export const demoFolder = 'dist-demos'

/** The demos of the server's bundle. */
export const demoBundle = async () =>
  (await import(pathToFileURL(resolve(serverBundle, 'demos.js')).href)) as Bundle

/** A demo for its own host, the files of its saved copy in dist/, and a line for each fault of its fonts. */
interface WrittenDemo {
  address: string
  hosting: Hosting
  copy: Files
  notes: string[]
}

/** The demos, and after them the drafts for prospects. */
export const everyDemo = (bundle: Bundle) => [
  ...bundle.prerenderDemos(),
  ...bundle.prerenderDrafts(ongoing(readContent().prospects)),
]

/** Writes every demo of the server's bundle into the next dist-demos/. Returns what else the build needs of each, by slug. */
export async function buildDemos(): Promise<Map<string, WrittenDemo>> {
  const bundle = await demoBundle()
  const built = emptyStagingFolder(demoFolder)
  const demos = new Map<string, WrittenDemo>()
  for (const demo of everyDemo(bundle)) {
    const folder = join(built, demo.slug)
    const { files, ...others } = await builtDemo(demo, bundle).catch((error: Error) => {
      throw new ContentError([`demos/${demo.design}/facts.yaml: ${error.message}`])
    })
    writeFiles(folder, { ...files, ...siteFolderFiles(others.hosting) })
    await compress(folder)
    demos.set(demo.slug, { address: demo.address, ...others })
  }
  return demos
}

/** A demo's files by path, and what else WrittenDemo has of it. Rejects if a font is not installed. */
export async function builtDemo(
  demo: RenderedDemo,
  { copyHtml, belowStrip, demoHtml }: Pick<Bundle, 'copyHtml' | 'belowStrip' | 'demoHtml'>,
) {
  const source = join('demos', demo.design)
  const words = lettersOf(demo.html + demo.notFound)
  const faces = await Promise.all(demo.faces.map((face) => builtFace(face, words)))
  const unused = demo.faces.flatMap(({ family, name = family }) =>
    demo.css.includes(name) ? [] : [`style.css does not name the font ${name}`],
  )
  const fontNotes = [...unused, ...(await missingLetterNotes(demo.faces, words))].map(
    (note) => `${demo.isDraft ? demo.slug : source}: ${note}`,
  )
  const own = faces.map((face) => face.css).join('') + demo.css.trim()
  const css = demo.isDraft ? own + belowStrip : own
  const policy = staticPolicy(cspHash(css))
  const social = demo.isDraft ? draftCard(demo.slug) : join(source, 'social.png')
  const hasCard = existsSync(social)
  const context = {
    css,
    hasCard,
    preloads: faces.flatMap(({ preload }) => preload ?? []),
    policyMeta: policyMeta(policy),
  }
  const fonts: Files = {
    ...Object.assign({}, ...faces.map(({ files }) => files)),
    ...Object.fromEntries(demo.faces.map(fontLicense)),
  }
  const files: Files = {
    ...fonts,
    // `npm run capture` takes it from the built page, so a new demo has none yet.
    ...(hasCard && { 'social.png': readFileSync(social) }),
    'index.html': demoHtml(demo, demo.html, context),
    '404.html': demoHtml(demo, demo.notFound, context),
    'icon.svg': readFileSync(join(source, 'icon.svg')),
    'robots.txt': 'User-agent: *\nAllow: /\n',
  }
  const hosting = {
    policy,
    pages: ['/', notFoundUrl],
    folders: ['licenses'],
    files: rootFiles(Object.keys(files)),
    moved: [],
  }
  if (demo.isDraft) {
    const noCard = `${demo.slug} has no picture for shared links: npm run capture -- --only ${demo.slug}`
    return { files, hosting, copy: {}, notes: [...fontNotes, ...(hasCard ? [] : [noCard])] }
  }
  // A file, because the site's policy would need the hash of each style.
  const style = css + belowStrip
  const styleFile = `assets/${demo.slug}-${shortHash(style)}.css`
  const copy: Files = {
    ...fonts,
    [styleFile]: style,
    [pageFile(savedDemoUrl(demo.slug)).slice(1)]: copyHtml(demo, {
      style: `/${styleFile}`,
      icon: iconUrl('favicon.svg', readFileSync('manifest/favicon.svg')),
      policyMeta: policyMeta(staticPolicy("'self'")),
    }),
  }
  return { files, hosting, copy, notes: fontNotes }
}

/** A page's text, every digit, and the characters that HTML escapes. */
const lettersOf = (html: string) => `0123456789 &<>"' ${html.replace(/<[^>]*>/g, '')}`
