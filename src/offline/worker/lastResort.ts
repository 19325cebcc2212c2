import notSaved from '../../content/notSaved.yaml'
import { notSavedAnswer } from './notSaved.ts'
import site from '../../content/site.yaml'

/**
 * Answers when everything else failed, because the precache is gone and the host has another
 * build: from the network, or with a page of the worker's own.
 */
export async function lastResort({ request }: { request: Request }): Promise<Response> {
  try {
    // The original request, so that the browser itself follows a redirect of a navigation.
    return await fetch(request)
  } catch {
    return request.mode === 'navigate' ? notSavedPage() : Response.error()
  }
}

/** The page for when nothing is saved and nothing can be fetched. */
export const notSavedPage = () => notSavedAnswer({ language: site.language, ...notSaved })
