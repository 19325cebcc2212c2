import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parseDocument, type Document } from 'yaml'
import { clients, demos } from '../../../src/content.js'
import type { DemoSite } from '../../../src/content/schema.ts'
import { otherBusiness } from '../../support/projectCopy.ts'
import { services } from '../../support/content.ts'
import { unusedFonts } from '../../support/fontPackages.ts'
import * as leeds from './leeds.ts'

const siteFile = 'src/content/site.yaml'
const portfolioFile = 'src/content/portfolio.yaml'
const servicesFile = 'src/content/services.yaml'
const homeFile = 'src/content/home.yaml'
const pagesFile = 'src/content/pages.yaml'
const tokensFile = 'src/theme/tokens.yaml'
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

  /** Changes fields of a YAML file, whose comments stay. */
  const editFields = (file: string, change: (fields: Document) => void) =>
    edit(file, (text) => {
      const fields = parseDocument(text)
      change(fields)
      return fields.toString({ lineWidth: 0 })
    })

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

  return { edit, editFields, paint, uninstallFonts }
}

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
      editor(project).editFields(siteFile, (fields) => {
        fields.contents = fields.createNode(leeds.site)
      }),
  ],
  [
    'add a text page',
    (project) => editor(project).editFields(pagesFile, (fields) => fields.add(leeds.privacy)),
  ],
  [
    'write all words anew, link to the page, and delete the test of the agreed ones',
    (project) => {
      const { editFields } = editor(project)
      for (const [name, words] of Object.entries(leeds.words))
        editFields(`src/content/${name}.yaml`, (fields) => {
          fields.contents = fields.createNode(words)
        })
      editFields(portfolioFile, (fields) => fields.set('page', leeds.portfolio))
      rmSync(join(project, 'tests/unit/specification.test.tsx'))
    },
  ],
  [
    'add a client',
    async (project) => {
      const { editFields, paint } = editor(project)
      editFields(portfolioFile, (fields) => fields.addIn(['clients'], leeds.firstClient))
      await paint(leeds.firstClient.slug, model)
    },
  ],
  [
    'swap the samples for clients',
    async (project) => {
      const { editFields, paint, uninstallFonts } = editor(project)
      editFields(portfolioFile, (fields) =>
        fields.set('clients', [leeds.firstClient, ...leeds.otherClients]),
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
      const { edit, editFields, paint } = editor(project)
      const [like] = demos
      const folder = `demos/${locksmith.slug}`
      cpSync(join(project, `demos/${like?.slug}`), join(project, folder), { recursive: true })
      edit(`${folder}/facts.yaml`, (text) => otherBusiness(text, 'Bolt & Bar', 98))
      editFields(portfolioFile, (fields) => fields.addIn(['demos'], locksmith))
      await paint(locksmith.slug, like?.picture.name ?? '')
    },
  ],
  [
    'add a service',
    (project) => {
      const { edit, editFields } = editor(project)
      const service = {
        ...services[0],
        title: 'Signs and Vans',
        description: 'Your name, painted on.',
      }
      editFields(servicesFile, (fields) => fields.add(service))
      edit(homeFile, (text) => text.replace(/note: \w+ services/, 'note: Seven services'))
    },
  ],
  [
    'write another paragraph',
    (project) => {
      const paragraph =
        'We began in a garage with one van and two ladders, and every page that we make still has to pass the same test: would the man on the ladder show it to the woman at the door, on his own phone, before either of them has said a word about money?'
      editor(project).editFields(homeFile, (fields) => fields.addIn(['about', 'blurb'], paragraph))
    },
  ],
  [
    'shorten a text',
    (project) =>
      editor(project).editFields(servicesFile, (fields) =>
        fields.setIn([0, 'description'], 'One page.'),
      ),
  ],
  [
    'write emoji',
    (project) =>
      editor(project).edit(homeFile, (text) => text.replace(/badge: .*/, '$& 🚀 👩🏽‍🚀 ❤️ 🇨🇦')),
  ],
  [
    'write a letter that the font lacks',
    (project) => editor(project).edit(homeFile, (text) => text.replace(/(?<=badge: )/, 'Bꝏk ')),
    /^src\/content\/home\.yaml:\d+:\d+: hero\.badge is .*; expected no "ꝏ", which the font Archivo lacks/,
  ],
  [
    'write an extra space',
    (project) =>
      editor(project).edit(homeFile, (text) => text.replace(/(?<=badge: )(.*)/, "'$1 '")),
    /^src\/content\/home\.yaml:\d+:\d+: hero\.badge is .*; expected no space before or after it$/,
  ],
  [
    'write a colon without quotation marks',
    (project) => editor(project).edit(homeFile, (text) => text.replace(/(?<=badge: )/, 'Note: ')),
    /^src\/content\/home\.yaml:\d+:\d+ cannot be read: badge: Note: .*; expected the text in quotation marks/,
  ],
  [
    'name a client in Arabic',
    (project) =>
      editor(project).edit(portfolioFile, (text) =>
        text.replace(`name: ${leeds.firstClient.name}`, 'name: قوارب المد'),
      ),
  ],
  [
    'add a page at an address that is taken',
    (project) => {
      const description = 'A page that has the address of another one.'
      const page = { ...leeds.privacy, slug: 'reset', title: 'Reset', description }
      editor(project).editFields(pagesFile, (fields) => fields.add(page))
    },
    /^src\/content\/pages\.yaml:\d+:\d+: #2 \(Reset\)\.slug is "reset"; expected an address that is free/,
  ],
  [
    'change the colors of the light theme',
    (project) =>
      editor(project).editFields(tokensFile, (fields) => {
        for (const [role, color] of Object.entries(leeds.colors))
          fields.setIn(['themes', 'light', 'colors', role], color)
      }),
  ],
  [
    'write an invalid color',
    (project) =>
      editor(project).edit(tokensFile, (text) => text.replace(/(?<=route: .*)#a83a1c/, '#a83a1')),
    /^src\/theme\/tokens\.yaml:\d+:\d+: \S+ is "#a83a1"; expected a color/,
  ],
  [
    'write a color without quotation marks',
    (project) =>
      editor(project).edit(tokensFile, (text) =>
        text.replace(/route: .#a83a1c./, 'route: #a83a1c'),
      ),
    /^src\/theme\/tokens\.yaml:\d+:\d+ ends where " #" begins a comment; expected the text in quotation marks/,
  ],
  [
    'choose another font',
    (project) =>
      editor(project).editFields('src/theme/faces.yaml', (fields) => {
        fields.setIn(['text', 'family'], leeds.font)
        fields.deleteIn(['text', 'width'])
      }),
  ],
  [
    'draw another mark, of two rings',
    (project) =>
      editor(project).edit('src/theme/mark.ts', (text) =>
        text.replace(/\{[^]*\}(?= as const)/, JSON.stringify(leeds.mark)),
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
      const { edit, editFields, uninstallFonts } = editor(project)
      const gone = leeds.otherClients[0]?.slug ?? ''
      const closed = demos.slice(0, 2)
      editFields(portfolioFile, (fields) => {
        fields.deleteIn(['clients', 1])
        for (const _ of closed) fields.deleteIn(['demos', 0])
      })
      editFields(servicesFile, (fields) => fields.deleteIn([services.length - 1]))
      edit(homeFile, (text) => text.replace(/note: \w+ services/, 'note: Six services'))
      rmSync(join(project, pictureFile(gone)))
      for (const { slug, picture } of closed) {
        rmSync(join(project, pictureFile(picture.name)))
        rmSync(join(project, 'demos', slug), { recursive: true })
      }
      uninstallFonts()
    },
  ],
]
