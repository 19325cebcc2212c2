import { largePictureFolder, pictureFolder } from '../../addresses.ts'
import { precache } from './precache.ts'

/** Answers a request for a large picture. Without a connection, returns the widest precached picture with the same name. */
export async function largePicture({ request, url }: { request: Request; url: URL }) {
  try {
    return await fetch(request)
  } catch {
    const name = url.pathname.slice(largePictureFolder.length).replace(/\d+\.\w+\.\w+$/, '')
    const start = `${location.origin}${pictureFolder}${name}960.`
    const saved = precache.getCachedURLs().find((each) => each.startsWith(start))
    return (saved && (await precache.matchPrecache(saved))) || Response.error()
  }
}
