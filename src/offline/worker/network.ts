import notSaved from '../../content/notSaved.yaml'
import site from '../../content/site.yaml'
import { notFoundUrl } from '../../content/addresses.ts'
import { longestWaitForHost } from '../rules.ts'
import { notSavedAnswer } from './notSaved.ts'
import { precache } from './precache.ts'

/* Answers for what the precache does not have. */

/** Answers a navigation to an unknown address: from the host, whose build may be newer, or with the 404 page. */
export async function unknownPage({ request }: { request: Request }): Promise<Response> {
  try {
    return await Promise.race([fetch(request), tooLate()])
  } catch {
    return notFoundPage()
  }
}

/** Rejects after the time that a host may take to answer. */
function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), longestWaitForHost)
  })
}

/** The 404 page as a host would send it. */
async function notFoundPage(): Promise<Response> {
  const page = await precache.matchPrecache(new URL(notFoundUrl, location.href).href)
  if (!page) throw new Error('the 404 page is not in the precache')
  return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers })
}

/** Answers from the network alone: /reset, and everything if the precache is gone and the host has another build. Without a network, a page says so. */
export async function networkOnly({ request }: { request: Request }): Promise<Response> {
  try {
    // The original request, so that the browser itself follows a redirect of a navigation.
    return await fetch(request)
  } catch {
    if (request.mode !== 'navigate') return Response.error()
    return notSavedAnswer({ language: site.language, ...notSaved })
  }
}
