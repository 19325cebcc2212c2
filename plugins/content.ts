import type { ClientSite, DemoSite, Service } from '../src/content/types.ts'
import { ContentError } from './contentError.ts'
import { readContent } from './contentFiles.ts'
import type { Content } from './contentParts.ts'
import { relationErrors } from './contentRelations.ts'
import { demoFolderErrors } from './demoFolders.ts'
import { environmentErrors } from './environment.ts'
import { linkErrors } from './linkErrors.ts'
import { pictureErrors } from './pictureErrors.ts'
import { looked, sound } from './textErrors.ts'

/** All mistakes in the content, those of pictures apart; an entry with a mistake of its own is not compared with others. */
async function contentErrors(given?: Content, images?: string) {
  const { content, errors } = given ? { content: given, errors: [] } : await readContent()
  const parts = looked(content)
  const entries = <T>(name: 'services' | 'clients' | 'demos') =>
    sound<T>(content[name], parts.get(name)?.issues)
  const clients = entries<ClientSite>('clients')
  const demos = entries<DemoSite>('demos')
  const texts = [...parts.values()].flatMap((part) => part.errors)
  return {
    texts: [
      ...environmentErrors(process.env),
      ...errors,
      ...texts,
      ...relationErrors({ services: entries<Service>('services'), clients, demos }),
      ...linkErrors(content),
      ...demoFolderErrors(demos, 'demos', demos.length === Object(content.demos).length),
    ],
    pictures: await pictureErrors([...clients, ...demos], images),
  }
}

/** Every mistake in the content as it stands in the files now, a line each. */
export async function contentLines(content?: Content, images?: string): Promise<string[]> {
  const { texts, pictures } = await contentErrors(content, images)
  return [...texts, ...pictures]
}

/** Throws a ContentError with one line per mistake, before anything is built. */
export async function checkContent(content?: Content, images?: string): Promise<void> {
  const errors = await contentLines(content, images)
  if (errors.length > 0) throw new ContentError(errors.join('\n'))
}
