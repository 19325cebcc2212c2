import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { clients, demos } from '../../../src/content.js'
import type { DemoSite } from '../../../src/content/schema.ts'
import { otherBusiness } from '../../support/projectCopy.ts'
import { services } from '../../support/content.ts'
import { unusedFonts } from '../../support/fontPackages.ts'
import * as leeds from './leeds.ts'

const siteFile = 'src/content/site.ts'
const portfolioFile = 'src/content/portfolio.ts'
const servicesFile = 'src/content/services.ts'
const homeFile = 'src/content/home.ts'
const pagesFile = 'src/content/pages.ts'
const tokensFile = 'src/theme/tokens.ts'
const pictureFile = (name: string) => `src/content/images/${name}.png`

const locksmith: DemoSite = {
  slug: 'locksmith',
  name: 'Locksmith',
  description: 'A door that opens again, and what that costs.',
  picture: { name: 'locksmith', alt: 'The first page of a locksmith' },
}

/** An owner's edit in the folder of a copy of the project. */
function editor(project: string) {
  const read = (file: string) => readFileSync(join(project, file), 'utf8')

  /** Changes a file. Throws if the change has no effect, because then this script is wrong. */
  const edit = (file: string, change: (text: string) => string) => {
    const before = read(file)
    const after = change(before)
    if (after === before) throw new Error(`${file} has nothing to change`)
    writeFileSync(join(project, file), after)
  }

  /** A copy of a picture with rotated hues. */
  const paint = async (name: string, model: string) => {
    const bytes = await sharp(join(project, pictureFile(model)))
      .modulate({ hue: 140 })
      .png()
      .toBuffer()
    writeFileSync(join(project, pictureFile(name)), bytes)
  }

  /** Removes unused font packages, as `npm run check` demands. */
  const uninstallFonts = () => {
    for (const { folder, names } of unusedFonts(project))
      edit(join(folder, 'package.json'), (text) => {
        const { devDependencies, ...rest } = JSON.parse(text) as Record<string, object>
        const kept = Object.entries(devDependencies ?? {}).filter(([name]) => !names.includes(name))
        return `${JSON.stringify({ ...rest, devDependencies: Object.fromEntries(kept) }, undefined, 2)}\n`
      })
  }

  return { read, edit, paint, uninstallFonts }
}

/** Matches the list or object of an export in a content file, from its first to its last line. */
const declared = (name: string) =>
  new RegExp(`(?<=^export const ${name}\\b[^]*?= )[[{]$[^]*?^[\\]}](?= as const|$)`, 'm')

/** A value in the syntax of a content file. */
const literal = (value: object) => JSON.stringify(value, undefined, 2)

const model = clients[0]?.picture.name ?? ''

/** An edit of an owner; with an expression, the build refuses it in one matching line. */
export type Step = [
  name: string,
  edits: (project: string) => void | Promise<void>,
  refusal?: RegExp,
]

/** An owner's edits before and after launch, in this order. */
export const steps: readonly Step[] = [
  [
    'replace all facts',
    (project) =>
      editor(project).edit(siteFile, (text) => text.replace(declared('site'), literal(leeds.site))),
  ],
  [
    'add a page of words',
    (project) => {
      const { edit } = editor(project)
      edit(pagesFile, (text) => text.replace(/ = \[\]$/m, ` = ${literal([leeds.privacy])}`))
    },
  ],
  [
    'write all words anew, link to the page, and delete the test of the agreed ones',
    (project) => {
      const { edit } = editor(project)
      for (const [name, words] of Object.entries(leeds.words))
        edit(`src/content/${name}.ts`, (text) =>
          text.replace(declared(name), literal(words)).replace(/^import { site } .*\n/m, ''),
        )
      rmSync(join(project, 'tests/unit/specification.test.tsx'))
    },
  ],
  [
    'add a client',
    async (project) => {
      const { edit, paint } = editor(project)
      edit(portfolioFile, (text) =>
        text.replace(declared('clients'), (list) =>
          list.replace(/\]$/, `${literal(leeds.firstClient)},\n]`),
        ),
      )
      await paint(leeds.firstClient.slug, model)
    },
  ],
  [
    'swap the samples for clients',
    async (project) => {
      const { edit, paint, uninstallFonts } = editor(project)
      edit(portfolioFile, (text) =>
        text.replace(declared('clients'), literal([leeds.firstClient, ...leeds.otherClients])),
      )
      for (const { slug } of leeds.otherClients) await paint(slug, model)
      for (const { slug, picture, sample } of clients) {
        if (!sample) continue
        rmSync(join(project, pictureFile(picture.name)))
        rmSync(join(project, 'samples', slug), { recursive: true })
      }
      uninstallFonts()
    },
  ],
  [
    'add a demo',
    async (project) => {
      const { edit, paint } = editor(project)
      const [like] = demos
      const folder = `demos/${locksmith.slug}`
      cpSync(join(project, `demos/${like?.slug}`), join(project, folder), { recursive: true })
      edit(`${folder}/facts.ts`, (text) => otherBusiness(text, 'Bolt & Bar', 98))
      edit(portfolioFile, (text) =>
        text.replace(declared('demos'), (list) => list.replace(/\]$/, `${literal(locksmith)},\n]`)),
      )
      await paint(locksmith.slug, like?.picture.name ?? '')
    },
  ],
  [
    'add a service',
    (project) => {
      const { edit } = editor(project)
      const service = {
        ...services[0],
        title: 'Signs and Vans',
        description: 'Your name, painted on.',
      }
      edit(servicesFile, (text) =>
        text.replace(declared('services'), (list) =>
          list.replace(/\]$/, `${literal(service)},\n]`),
        ),
      )
      edit(homeFile, (text) => text.replace(/note: '\w+ services/, "note: 'Seven services"))
    },
  ],
  [
    'write another paragraph',
    (project) => {
      const paragraph =
        'We began in a garage with one van and two ladders, and every page that we make still has to pass the same test: would the man on the ladder show it to the woman at the door, on his own phone, before either of them has said a word about money?'
      editor(project).edit(homeFile, (text) =>
        text.replace(/blurb: \[/, `$&\n${literal([paragraph]).slice(2, -2)},`),
      )
    },
  ],
  [
    'shorten a text',
    (project) =>
      editor(project).edit(servicesFile, (text) =>
        text.replace(/description:\s*'[^']+'/, "description: 'One page.'"),
      ),
  ],
  [
    'write emoji',
    (project) =>
      editor(project).edit(homeFile, (text) =>
        text.replace(/(?<=badge: '[^']*)'/, " 🚀 👩🏽‍🚀 ❤️ 🇨🇦'"),
      ),
  ],
  [
    'write a letter that the font lacks',
    (project) => editor(project).edit(homeFile, (text) => text.replace(/(?<=badge: ')/, 'Ωmega ')),
    /^src\/content\/home\.ts: hero\.badge is .*; expected no "Ω", which the font Archivo lacks/,
  ],
  [
    'write an extra space',
    (project) =>
      editor(project).edit(homeFile, (text) => text.replace(/(?<=badge: '[^']*)'/, " '")),
    /^src\/content\/home\.ts: hero\.badge is .*; expected no space before or after it$/,
  ],
  [
    'name a client in Arabic',
    (project) =>
      editor(project).edit(portfolioFile, (text) =>
        text
          .replace(`"name": "${leeds.firstClient.name}"`, '"name": "قوارب المد"')
          .replace(`name: '${leeds.firstClient.name}'`, "name: 'قوارب المد'"),
      ),
  ],
  [
    'add a page at an address that is taken',
    (project) => {
      const description = 'A page that has the address of another one.'
      const page = { ...leeds.privacy, slug: 'reset', title: 'Reset', description }
      editor(project).edit(pagesFile, (text) => text.replace(/ = \[/, `$&${literal(page)},`))
    },
    /^src\/content\/pages\.ts: #1 \(Reset\)\.slug is "reset"; expected an address that is free/,
  ],
  [
    'change the colors of the light theme',
    (project) => {
      const { edit } = editor(project)
      for (const [role, color] of Object.entries(leeds.colors))
        edit(tokensFile, (text) =>
          text.replace(new RegExp(`(?<=^ *${role}: )'.*'`, 'm'), `'${color}'`),
        )
    },
  ],
  [
    'write an invalid color',
    (project) =>
      editor(project).edit(tokensFile, (text) => text.replace(/(?<=route: .*)#a83a1c/, '#a83a1')),
    /^src\/theme\/tokens\.ts: \S+ is "#a83a1"; expected a color/,
  ],
  [
    'choose another font',
    (project) =>
      editor(project).edit('src/theme/faces.ts', (text) =>
        text
          .replace("family: 'Archivo'", `family: '${leeds.font}'`)
          .replace(/ *width: '100 125',\n/, ''),
      ),
  ],
  [
    'draw another mark, of two rings',
    (project) =>
      editor(project).edit('src/theme/mark.ts', (text) =>
        text.replace(declared('mark'), literal(leeds.mark)),
      ),
  ],
  [
    'replace a picture',
    (project) => {
      const name = demos.at(-1)?.picture.name ?? ''
      return editor(project).paint(name, name)
    },
  ],
  [
    'remove a client, two demos and a service',
    (project) => {
      const { edit, uninstallFonts } = editor(project)
      const gone = leeds.otherClients[0]?.slug ?? ''
      const closed = demos.slice(0, 2)
      const without = (text: string, list: string, name = '') =>
        text.replace(declared(list), (entries) =>
          entries.replaceAll(/^ {2}\{$[^]*?^ {2}\},\n/gm, (entry) =>
            entry.includes(`'${name}'`) ? '' : entry,
          ),
        )
      edit(portfolioFile, (text) =>
        closed.reduce(
          (all, { slug }) => without(all, 'demos', slug),
          without(text, 'clients', gone),
        ),
      )
      edit(servicesFile, (text) => without(text, 'services', services.at(-1)?.title))
      edit(homeFile, (text) => text.replace(/note: '\w+ services/, "note: 'Six services"))
      rmSync(join(project, pictureFile(gone)))
      for (const { slug, picture } of closed) {
        rmSync(join(project, pictureFile(picture.name)))
        rmSync(join(project, 'demos', slug), { recursive: true })
      }
      uninstallFonts()
    },
  ],
]
