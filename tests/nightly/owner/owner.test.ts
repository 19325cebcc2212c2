import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, parseDocument, type Document, type YAMLMap, type YAMLSeq } from 'yaml'
import { clients, demos, site } from '../../support/content.ts'
import { copyOfProject, edit, freePort, problems, ran } from '../../support/projectCopy.ts'
import { commit, git, layOver, otherFiles } from './git.ts'

/** A copy of this project. Tests put an invented agency's content into the copy, and then edit it as an owner would. */
let project: string
afterAll(() => rmSync(project, { recursive: true }))

/** Lists the files in a folder of the copy. Their paths are relative to the copy. */
const filesIn = (folder: string) =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(relative(project, parentPath), name))

const run = (...command: string[]) => problems(project, command)
const build = () => run('npm', 'run', 'build')

/** Runs the commands that README tells an owner to run after an edit. */
function isReady() {
  for (const command of ['fix', 'check', 'deploy -- --dry-run'])
    expect(run('npm', 'run', ...command.split(' ')), command).toBe('')
  expect(uploads().at(-1)).toBe('wrangler.jsonc')
}

const read = (file: string) => readFileSync(join(project, file), 'utf8')

/** Changes fields of a YAML file, and keeps the file's comments. */
const editFields = (file: string, change: (fields: Document) => void) =>
  edit(project, file, (text) => {
    const fields = parseDocument(text)
    change(fields)
    return fields.toString({ lineWidth: 0 })
  })

/** Parses the example entries in the comments at the top of a content file of this project. */
const examples = (file: string) =>
  parse(
    readFileSync(file, 'utf8')
      .match(/(?<=^# )(?:- |  ).*/gm)
      ?.join('\n') ?? '',
  ) as object[]

const picture = (name: string) => join(project, `src/content/images/${name}.png`)

// Copies the project. Replaces wrangler, the program that uploads the site, by a program that only records its arguments.
beforeAll(() => {
  project = copyOfProject()
  const uploader = join(project, 'hosts/node_modules/wrangler/bin/wrangler.js')
  cpSync('tests/support/recorder.js', uploader)
})

/** Returns the names of the configuration files of all uploads since the last call. Expects each file to exist, and each upload to be a dry run. */
function uploads() {
  const file = join(project, 'programs.txt')
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  rmSync(file)
  return lines.map((line) => {
    const [, path = ''] = /^deploy --config (.+) --dry-run$/.exec(line) ?? []
    expect(existsSync(join(project, path)), line).toBe(true)
    return basename(path)
  })
}

test('every step under "Add" in README is one of these', () => {
  const [, add = ''] = readFileSync('README.md', 'utf8').split(/^## (?:Add|Publish)$/m)
  const steps = [...add.matchAll(/^### (.+)$/gm)].map(([, step]) => step)
  expect(steps.join('; ')).toBe(
    'A service; A client; A text page; A demo; A prospect; Remove a client or a demo; Rename a client or a demo; A font; A page with its own design',
  )
})

test('another agency changes only its content, theme, drawings and demos, and is ready to deploy', () => {
  git(project, 'init', '-q')
  commit(project)
  layOver(project)
  expect(git(project, 'status', '--porcelain', ...otherFiles)).toBe('')
  isReady()
})

test('the build of another agency has no fact of the first agency', () => {
  const { brand, origin, email, phone, place } = site
  const words = [brand, place.city, phone.text, phone.dial.slice(2), email, new URL(origin).host]
  const built = ['dist', 'dist-demos', 'dist-hosts'].flatMap(filesIn)
  expect(built.length).toBeGreaterThan(0)
  const left = built.flatMap((file) => {
    const text = read(file).toLowerCase()
    return words
      .filter((word) => text.includes(word.toLowerCase()))
      .map((word) => `${file}: ${word}`)
  })
  expect(left).toEqual([])
})

test('an owner adds a service, a client, text pages, a font and a color', async () => {
  const service = { symbol: 'flag', title: 'Enseignes', description: 'Votre nom, peint.' }
  editFields('src/content/services.yaml', (fields) => fields.add(service))
  edit(project, 'src/content/home.yaml', (text) => text.replace('Six métiers', 'Sept métiers'))

  const slug = 'phare-et-fils'
  const client = {
    slug,
    name: 'Phare & Fils',
    url: `https://${slug}.example`,
    category: 'Serrurerie',
    tags: ['Site'],
    description: '« On nous trouve, enfin ! »',
    picture: { name: slug, alt: 'Page d’accueil : une clé' },
    sample: true,
    page: 'moving-house',
  }
  editFields('src/content/portfolio.yaml', (fields) => fields.addIn(['clients'], client))
  for (const [index, name] of [slug, 'moving-house-before', 'moving-house-after'].entries()) {
    const model = sharp(picture('voilerie-noel')).modulate({ hue: 60 * (index + 1) })
    writeFileSync(picture(name), await model.png().toBuffer())
  }

  editFields('src/content/pages.yaml', (fields) => {
    for (const page of examples('src/content/pages.yaml')) fields.add(page)
  })
  editFields('src/content/footer.yaml', (fields) =>
    fields.setIn(['columns', 2, 'links', 0, 'href'], '/prices'),
  )

  editFields('src/theme/faces.yaml', (fields) => fields.setIn(['text', 'family'], 'Archivo'))

  editFields('src/theme/tokens.yaml', (fields) =>
    fields.setIn(['themes', 'dark', 'colors', 'paper'], '#1b1020'),
  )

  isReady()
  expect(read('dist/index.html')).toContain(service.description)
  expect(read('dist/portfolio.html')).toContain(client.url)
  expect(read('dist/portfolio.html')).toContain('href="/moving-house"')
  expect(read('dist/moving-house.html')).toContain('href="/portfolio#work"')
  for (const file of ['sitemap.xml', 'llms.txt', 'sw.js', '_headers'])
    expect(read(`dist/${file}`), file).toContain('/prices')
  expect(filesIn('dist/assets').join()).toMatch(/archivo-[^,]*\.woff2/)
  expect(read('dist/index.html')).toContain('#1b1020')
})

test('an owner adds a demo beside two in another language; the build names its missing pictures, and capture takes them', () => {
  const slug = 'serrurerie'
  const folder = `demos/${slug}`
  cpSync(join(project, 'demos/boulangerie'), join(project, folder), { recursive: true })
  for (const file of readdirSync(join(project, folder)).filter((name) => /facts/.test(name)))
    edit(project, `${folder}/${file}`, (text) =>
      text
        .replaceAll('مخبز النورس', 'Clé & Verrou')
        .replaceAll(/(?<=00 ?)51/g, '52')
        .replace('Le pain du jour', 'Les clés du jour')
        .replace('#fffaf2', '#fff9f0'),
    )
  rmSync(join(project, folder, 'social.png'))
  const demo = {
    slug,
    name: 'Clé & Verrou',
    description: 'Une porte qui s’ouvre à nouveau, et ce que cela coûte.',
    picture: { name: slug, alt: 'Page d’accueil : une porte' },
  }
  editFields('src/content/portfolio.yaml', (fields) => fields.addIn(['demos'], demo))
  const others = demos.filter(({ slug }) => ['roofing', 'tree-services'].includes(slug))
  for (const other of others) {
    const files = [`demos/${other.slug}`, `src/content/images/${other.picture.name}.png`]
    git(project, 'checkout', 'HEAD', '--', ...files)
    editFields('src/content/portfolio.yaml', (fields) => fields.addIn(['demos'], other))
  }
  const missing = [
    `${folder}/social.png is missing; `,
    `${folder}/icon.svg has the bytes of demos/boulangerie/icon.svg; `,
    `src/content/images/${slug}.png is missing`,
  ]
  const said = build()
  for (const line of [...missing, 'npm run capture']) expect(said).toContain(line)
  edit(project, `${folder}/icon.svg`, (text) => `${text}\n`)
  expect(run('npm', 'run', 'capture', '--', '--only', slug)).toBe('')
  isReady()
  expect(read(`dist-demos/${slug}/index.html`)).toContain('Clé &amp; Verrou')
  expect(read('dist/portfolio.html')).toContain(`https://${slug}.`)
})

/** Deletes the clients or demos for which `stays` is false, with their pictures and folders. */
const remove = (list: 'clients' | 'demos', stays: (slug: string) => boolean) =>
  editFields('src/content/portfolio.yaml', (fields) => {
    const entries = fields.getIn([list]) as YAMLSeq<YAMLMap>
    const gone = entries.items.filter((entry) => !stays(String(entry.get('slug'))))
    entries.items = entries.items.filter((entry) => !gone.includes(entry))
    for (const entry of gone) {
      rmSync(picture(String(entry.getIn(['picture', 'name']))))
      rmSync(join(project, `demos/${String(entry.get('slug'))}`), { recursive: true, force: true })
    }
  })

test('an owner removes a client and a demo, and renames others', () => {
  remove('clients', (slug) => slug !== 'atelier-du-port')
  remove('demos', (slug) => slug !== 'boulangerie')
  editFields('src/content/portfolio.yaml', (fields) => {
    fields.setIn(['clients', 0, 'name'], 'Voilerie Noël')
    fields.setIn(['demos', 0, 'slug'], 'serrures')
  })
  renameSync(join(project, 'demos/serrurerie'), join(project, 'demos/serrures'))
  isReady()
  const published = filesIn('dist/assets/pictures').join()
  expect(published).not.toMatch(/atelier-du-port|boulangerie/)
  expect(read('dist/portfolio.html')).toContain('https://serrures.')
})

test('a prospect gets a draft with a name, a picture and an upload of its own', () => {
  const draft = {
    slug: 'clef-dor',
    demo: 'serrures',
    name: "La Clef d'Or",
    phone: { dial: '+33465710053', text: '04 65 71 00 53' },
    areaServed: ['Aubagne'],
    until: '2099-01-31',
  }
  const [example] = examples('src/content/prospects.yaml')
  const english = { ...example, slug: 'miller', until: draft.until }
  const ended = { ...example, slug: 'ended', until: '2020-01-31' }
  editFields('src/content/prospects.yaml', (fields) => {
    for (const entry of [draft, english, ended]) fields.add(entry)
  })
  for (const { slug } of [draft, english])
    expect(run('npm', 'run', 'capture', '--', '--only', slug)).toBe('')
  const deploy = ['npm', 'run', 'deploy', '--', '--only', draft.slug, '--dry-run']
  expect(ran(project, deploy)).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^ended ended on 2020-01-31 and was left out; delete it: /m),
  })
  expect(uploads()).toEqual([`wrangler.${draft.slug}.jsonc`])
  expect(existsSync(join(project, 'dist-demos/ended'))).toBe(false)
  expect(read(`dist-demos/${draft.slug}/index.html`)).toContain('Clef d')
  expect(read('dist/portfolio.html')).not.toContain(draft.slug)
})

test("at the end of an owner's day all tests pass, and the site is ready to deploy", async () => {
  expect(run('npm', 'run', 'fix')).toBe('')
  const env = { PORT: String(await freePort()) }
  expect(problems(project, ['npm', 'test'], env)).toBe('')
  expect(run('npm', 'run', 'deploy', '--', '--dry-run')).toBe('')
})

test.each([0, -1])(
  'this project itself is ready to deploy with one client and one demo (%i), and without optional fields',
  (at) => {
    git(project, 'checkout', '-q', '--force', 'HEAD')
    git(project, 'clean', '-fdq')
    remove('clients', (slug) => slug === clients.at(at)?.slug)
    remove('demos', (slug) => slug === demos.at(at)?.slug)
    editFields('src/content/portfolio.yaml', (fields) => {
      fields.setIn(['clients', 0, 'sample'], false)
      for (const name of ['samples', 'sampleTag', 'sampleHint'])
        fields.deleteIn(['page', 'work', name])
    })
    editFields('src/content/home.yaml', (fields) => {
      for (const path of [['profile'], ['hero', 'badge'], ['about', 'legend']])
        fields.deleteIn(path)
    })
    isReady()
  },
)
