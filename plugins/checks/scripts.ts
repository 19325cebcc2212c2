import type { RenderedDemo } from '../../demos/prerender.tsx'
import { fileOf, readFiles, textsOf } from '../content/read.ts'
import { isInstalled, type FontOf } from '../fonts/families.ts'
import { portions } from '../fonts/subsets.ts'
import { cut } from '../mistakes.ts'

/** Scripts that a language mixes, by their code for the mixture (ISO 15924). */
const mixtures: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
}

/** The script of a language: its name, its letters, and some of them; undefined if Unicode has no name for it. */
function scriptOf(language: string) {
  const { script = '' } = new Intl.Locale(language).maximize()
  const parts = mixtures[script] ?? [script]
  try {
    const letters = new RegExp(
      `(?=\\p{L})[${parts.map((part) => `\\p{scx=${part}}`).join('')}]`,
      'gu',
    )
    const ownName = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''
    const name = new Intl.DisplayNames('en', { type: 'script' }).of(script)
    return { name, letters, some: (ownName.match(letters) ?? []).join('') }
  } catch {
    return undefined
  }
}
type Script = NonNullable<ReturnType<typeof scriptOf>>

/** Fonts without a letter of the script. */
async function fontNotes(file: string, { name, some }: Script, faces: readonly FontOf[]) {
  const lacking = faces.filter(isInstalled).map(async (face) => {
    const isDrawn = some === '' || (await portions(face, some)).length > 0
    return isDrawn ? [] : face.family
  })
  const families = [...new Set((await Promise.all(lacking)).flat())]
  if (families.length === 0) return []
  return [
    `${file}: no ${name} letter is in ${families.join(', ')}, so visitors see another font; fontsource.org lists fonts by script`,
  ]
}

/** Codes and addresses. */
const isCode = (text: string) => /^(?:[a-z\d.-]+|[A-Z]{2,3}|\S*[/@:#]\S*)$/.test(text)

/** Texts with letters, and none of the script. Names in braces stand for texts of their own. */
function textNotes(file: string, { name, letters }: Script, texts: readonly string[]): string[] {
  const others = texts.filter((text) => {
    const own = text.replaceAll(/\{[^}]*\}|&#?\w+;/g, '').trim()
    return /\p{L}/u.test(own) && own.search(letters) < 0
  })
  const [first] = others
  if (first === undefined) return []
  const many = others.length === 1 ? 'one text has' : `${others.length} texts have`
  return [`${file}: ${many} no ${name} letter, such as ${JSON.stringify(cut(first))}`]
}

/** What does not fit the script of its language, a line for each file. It is no mistake: some scripts have no font for websites, and some names are written in others. */
export async function scriptNotes(
  demos: readonly Pick<RenderedDemo, 'slug' | 'html' | 'faces' | 'language'>[],
  root = '.',
): Promise<string[]> {
  const { content, written } = readFiles(root)
  const { site, faces } = content
  const ofSite = site && scriptOf(site.language)
  const texts = textsOf(written).filter(
    ({ field, text }) => !/(?:^|\.)(?:brand|name|language)$/.test(field) && !isCode(text),
  )
  const ofFile = (asked: string) =>
    texts.filter(({ file }) => file === asked).map(({ text }) => text)
  // Parts of a page in a language of their own are the site's words.
  const ofDemos = demos.map(async ({ slug, html, language = site?.language, faces: used }) => {
    const file = `demos/${slug}`
    const script = language && scriptOf(language)
    if (!script) return []
    const own = html.replaceAll(/<(\w+)[^>]* lang="[^]*?<\/\1>/g, '')
    const parts = own.split(/<[^>]*>/).map((part) => part.trim())
    const texts = textNotes(file, script, parts).map(
      (note) => `${note}; facts.ts there names its language, and its words about prices`,
    )
    return [...(await fontNotes(file, script, used)), ...texts]
  })
  return [
    ...(ofSite && faces ? await fontNotes(fileOf('faces'), ofSite, Object.values(faces)) : []),
    ...[...new Set(texts.map(({ file }) => file))].flatMap((file) =>
      ofSite ? textNotes(file, ofSite, ofFile(file)) : [],
    ),
    ...(await Promise.all(ofDemos)).flat(),
  ]
}
