import { notFoundUrl, patience } from '../rules.ts'
import { precache } from './precache.ts'

/** Rejects when a server accepts the request but does not answer in time. */
function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), patience)
  })
}

/** The not-found page as a host would send it. */
async function notFoundPage(): Promise<Response> {
  const page = await precache.matchPrecache(new URL(notFoundUrl, location.href).href)
  if (!page) throw new Error('the 404 page is not in the precache')
  return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers })
}

/** An address that is not on this worker's site map: the host knows best, and a newer build may have it. */
export async function unknownPage({ request }: { request: Request }): Promise<Response> {
  try {
    return await Promise.race([fetch(request), tooLate()])
  } catch {
    return notFoundPage()
  }
}
