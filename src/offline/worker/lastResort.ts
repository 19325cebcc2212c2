import { notSavedPage } from './notSavedPage.ts'

/**
 * When everything else has failed, because the precache is gone and the host has another
 * build: the plain network; without one, a page of the worker's own.
 */
export async function lastResort({ request }: { request: Request }): Promise<Response> {
  try {
    // As it was asked: the browser itself must follow a redirect of a navigation.
    return await fetch(request)
  } catch {
    return request.mode === 'navigate' ? notSavedPage() : Response.error()
  }
}
