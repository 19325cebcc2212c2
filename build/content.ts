import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { clients, demos } from '../src/content/portfolio.ts'
import { services } from '../src/content/services.ts'
import { site } from '../src/content/site.ts'
import type { Project } from '../src/content/types.ts'
import { ContentError } from './contentError.ts'
import { demoFolderErrors } from './demoFolders.ts'
import { environmentErrors } from './environment.ts'
import { encodedKeys, pictureKey } from './photographs.ts'
import { schemas } from './schema.ts'

const folder = 'src/content'
const most = 2_000_000

/** The content as the site uses it; a test hands over other content. */
export const ownContent = { site, services, clients, demos }
export type Content = { [K in keyof typeof ownContent]: unknown }

const fileOf: Record<keyof Content, string> = {
  site: 'site.ts',
  services: 'services.ts',
  clients: 'portfolio.ts',
  demos: 'portfolio.ts',
}

/** What is wrong with the texts and addresses: file, field, what stands there and what is expected. */
export function textErrors(content: Content): string[] {
  return Object.entries(schemas).flatMap(([key, schema]) => {
    const name = key as keyof Content
    const { issues = [] } = v.safeParse(schema, content[name], { abortPipeEarly: true })
    return issues.map((issue) => {
      const path = [name, v.getDotPath(issue)].filter(Boolean).join('.')
      const value = JSON.stringify(issue.input)?.slice(0, 80) ?? 'nothing'
      const expected = issue.message.startsWith('Invalid key') ? 'this field' : issue.message
      return `${folder}/${fileOf[name]}: ${path} is ${value}; expected ${expected}`
    })
  })
}

/** What is wrong with the pictures: missing, too large in bytes, too small in pixels, unreadable. */
export async function pictureErrors(projects: readonly Project[], images = `${folder}/images`) {
  const encoded = encodedKeys()
  const errors = await Promise.all(
    projects.map(async ({ slug, picture }) => {
      const file = join(images, `${picture.name}.png`)
      const problem = await pictureProblem(file, encoded)
      return problem && `${folder}/portfolio.ts: picture of ${slug}: ${file} ${problem}`
    }),
  )
  return errors.filter((error): error is string => error !== undefined)
}

async function pictureProblem(
  file: string,
  encoded: ReadonlySet<string>,
): Promise<string | undefined> {
  if (!existsSync(file)) return 'is missing; expected a PNG of 1200 x 750 pixels'
  const bytes = statSync(file).size
  if (bytes > most) return `has ${bytes} bytes; expected at most ${most}`
  if (encoded.has(pictureKey(readFileSync(file)))) return undefined
  try {
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    if (data.length && info.width >= 960 && info.height >= 600) return undefined
    return `has ${info.width} x ${info.height} pixels; expected at least 960 x 600`
  } catch {
    return 'cannot be read as a picture; expected a PNG of 1200 x 750 pixels'
  }
}

const duplicates = (projects: readonly Project[]) =>
  projects
    .filter(({ slug }, index) => projects.findIndex((other) => other.slug === slug) !== index)
    .map(({ slug }) => `${folder}/portfolio.ts: slug ${slug} stands twice; expected once`)

/** All mistakes in the content, those of pictures apart; pictures and folders are looked at once the texts are right. */
export async function contentErrors(content: Content = ownContent, images?: string) {
  const texts = [...environmentErrors(process.env), ...textErrors(content)]
  if (texts.length > 0) return { texts, pictures: [] }
  const demoSites = content.demos as Project[]
  const projects = [...(content.clients as Project[]), ...demoSites]
  return {
    texts: [...duplicates(projects), ...demoFolderErrors(demoSites)],
    pictures: await pictureErrors(projects, images),
  }
}

/** Throws a ContentError with one line per mistake, before anything is built. */
export async function checkContent(content: Content = ownContent, images?: string): Promise<void> {
  const { texts, pictures } = await contentErrors(content, images)
  const errors = [...texts, ...pictures]
  if (errors.length > 0) throw new ContentError(errors.join('\n'))
}
