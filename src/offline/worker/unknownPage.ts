import { notFoundUrl } from '../../addresses.ts'
import { longestWaitForHost } from '../rules.ts'
import { precache } from './precache.ts'

/** Answers a request for a page that is not in the precache. Asks the host, where a newer build may have the page. */
export async function unknownPage({ request }: { request: Request }): Promise<Response> {
  try {
    return await Promise.race([fetch(request), tooLate()])
  } catch {
    return notFoundPage()
  }
}

/** Rejects after `longestWaitForHost`, so that a slow host does not delay the 404 page. */
function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), longestWaitForHost)
  })
}

/** Returns the precached 404 page with status 404, because the response in the precache has status 200. */
async function notFoundPage(): Promise<Response> {
  const page = await precache.matchPrecache(notFoundUrl)
  if (!page) return Response.error()
  return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers })
}
