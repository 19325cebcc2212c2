import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderedDemo } from '../../demos/prerender.tsx'
import { notFoundUrl, savedDemoUrl } from '../../src/addresses.ts'
import { compress } from '../hosting/compress.ts'
import { ContentError } from '../../src/reader/errors.ts'
import { missingLetterNotes } from '../fonts/missingLetters.ts'
import { demoFallbacks } from '../fonts/fallbacks.ts'
import { builtFace, fontFaceCss, fontLicense } from '../fonts/subsets.ts'
import type { DemoSite } from './demoSite.ts'
import { demoSites } from './demoSites.ts'
import { drawnText, usesOf, withFallbacks } from './drawn.ts'
import { factsFile } from '../../src/reader/read.ts'
import { emptyStagingFolder, serverBundle, writeFiles } from '../folders.ts'
import { cspHash, shortHash } from '../hash.ts'
import { rootFiles, pageFile, type Hosting } from '../hosting/rules.ts'
import { iconUrl } from '../pages/manifestPictures.ts'
import { policyMeta, staticPolicy } from '../hosting/policy.ts'
import { siteFolderFiles } from '../hosting/hosts.ts'

export type Bundle = typeof import('./document.ts')
/** The contents of the files in a folder, by their paths. */
export type Files = Record<string, string | Buffer>

/** The folder of the built demos. Each folder in it can be deployed alone. */
export const demoFolder = 'dist-demos'

/** Loads the server bundle that renders the demos. */
const demoBundle = async () =>
  (await import(pathToFileURL(resolve(serverBundle, 'demos.js')).href)) as Bundle

interface BuiltDemo {
  address: string
  hosting: Hosting
  /** The files of the demo's own site. Each key is a path in the folder of that site. */
  files: Files
  /** The files of the demo's copy, which the agency's site serves at /demos/<slug>. Each key is a path in dist/. */
  copy: Files
  /** Warnings, such as a missing picture. Each warning is one line, and does not stop the build. */
  notes: string[]
}

/** Builds every demo and writes its files into the staging folder of dist-demos/. Returns a map from each slug to its BuiltDemo, without the field `files`. */
export async function buildDemos() {
  const built = emptyStagingFolder(demoFolder)
  const demos = new Map<string, Omit<BuiltDemo, 'files'>>()
  for (const site of demoSites()) {
    const folder = join(built, site.slug)
    const { files, ...others } = await builtDemo(site)
    writeFiles(folder, { ...files, ...siteFolderFiles(others.hosting) })
    await compress(folder)
    demos.set(site.slug, others)
  }
  return demos
}

/** Builds a demo, and the copy of the demo for the agency's site. Without `given`, uses the server bundle of the last build. Rejects if a font is not installed. */
export async function builtDemo(site: DemoSite, given?: Bundle): Promise<BuiltDemo> {
  const bundle = given ?? (await demoBundle())
  const { slug, design, card, strip, hasCopy } = site
  const demo = bundle.prerenderDemo(site)
  const source = join('demos', design)
  const words = lettersOf(demo.html + demo.notFound)
  const drawn = drawnText(words, demo.css, demo.language)
  const faces = await Promise.all(demo.faces.map((face) => builtFace(face, drawn))).catch(
    ({ message }: Error) => {
      throw new ContentError([`${factsFile(design)}: ${message}`])
    },
  )
  const ownStyle = faces.map((face) => face.css).join('') + (await styleWithFallbacks(demo))
  const styleWithStrip = ownStyle + bundle.stripCss
  const css = strip ? styleWithStrip : ownStyle
  const policy = staticPolicy(cspHash(css))
  // A new demo has no picture for shared links yet, because `npm run capture` takes the picture after the build.
  const hasCard = existsSync(card)
  const context = {
    css,
    strip,
    hasCard,
    preloads: faces.flatMap(({ preload }) => preload ?? []),
    policyMeta: policyMeta(policy),
  }
  const fonts: Files = {
    ...Object.assign({}, ...faces.map(({ files }) => files)),
    ...Object.fromEntries(demo.faces.map(fontLicense)),
  }
  const notFound = { ...demo, title: `${demo.business.name}: ${demo.words.notFound}` }
  const files: Files = {
    ...fonts,
    ...(hasCard && { 'social.png': readFileSync(card) }),
    'index.html': bundle.demoHtml(demo, demo.html, context),
    '404.html': bundle.demoHtml(notFound, demo.notFound, context),
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
  const copy: Files = hasCopy ? { ...fonts, ...copyFiles(demo, styleWithStrip, bundle) } : {}
  const notes = [
    ...demo.faces.flatMap(({ family, name = family }) =>
      demo.css.includes(name) ? [] : `${source}/style.css does not name the font ${name}`,
    ),
    ...(await missingLetterNotes(demo.faces, drawn)).map((note) => `${slug}: ${note}`),
    ...(hasCard
      ? []
      : [`${slug} has no picture for shared links: npm run capture -- --only ${slug}`]),
  ]
  return { address: demo.address, hosting, files, copy, notes }
}

/** Adds scaled fallback fonts to a demo's style, so that a text is as wide in a fallback as in the demo's font. */
async function styleWithFallbacks({ css, faces, language, html }: RenderedDemo) {
  const [, title = ''] = /<h1.*?>(.*?)<\/h1>/s.exec(html) ?? []
  const fallbacks = faces.map((face) => {
    const { inHeadline, inCapitals } = usesOf(css, face.name ?? face.family)
    const drawn = (text: string) => (inCapitals ? text.toLocaleUpperCase(language) : text)
    const lines = inHeadline ? title.split(/<[^>]*>/) : []
    return demoFallbacks(face, lines.map(drawn), drawn(textOf(html)))
  })
  const names = new Set(faces.map(({ family, name = family }) => name))
  const rules = (await Promise.all(fallbacks)).flat()
  return fontFaceCss(rules) + [...names].reduce(withFallbacks, css.trim())
}

/** Writes the page and the CSS file of a demo's copy at /demos/<slug>. The page has no inline style, because the security policy of the agency's site would need a hash for each inline style. */
function copyFiles(demo: RenderedDemo, style: string, { copyHtml }: Bundle): Files {
  const styleFile = `assets/${demo.slug}-${shortHash(style)}.css`
  const html = copyHtml(demo, {
    style: `/${styleFile}`,
    icon: iconUrl('favicon.svg', readFileSync('manifest/favicon.svg')),
    policyMeta: policyMeta(staticPolicy("'self'")),
  })
  return { [styleFile]: style, [pageFile(savedDemoUrl(demo.slug)).slice(1)]: html }
}

/** Returns a text with all characters that a demo's fonts need: the page's own text, every digit, and the characters that HTML writes as entities, such as &amp;. */
const lettersOf = (html: string) => `0123456789 &<>"' ${textOf(html)}`
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')
