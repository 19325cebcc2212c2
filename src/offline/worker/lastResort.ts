import { direction } from '../../language.ts'
import { notSaved, site } from '../../content.js'

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

const style = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
main{display:grid;align-content:center;justify-items:start;min-height:90svh;max-width:34em;margin:auto;padding:0 1.5rem}
h1,p{margin:0 0 1rem}
a{padding:.75rem 1.25rem;border:1.5px solid;color:inherit;font-weight:600;text-decoration:none}`

// The empty icon prevents a request for /favicon.ico, which the policy would refuse.
const page = `<!doctype html>
<html lang="${site.language}" dir="${direction(site.language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${notSaved.title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<main>
<h1>${notSaved.title}</h1>
<p>${notSaved.text}</p>
<a href="">${notSaved.retry}</a>
</main>
</html>`

async function styleHash(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/** The page for when nothing is saved and nothing can be fetched: HTML that needs no other file. */
export async function notSavedPage(): Promise<Response> {
  return new Response(page, {
    status: 503,
    statusText: 'Service Unavailable',
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; img-src data:; style-src ${await styleHash()}`,
      'Cache-Control': 'no-store',
    },
  })
}
