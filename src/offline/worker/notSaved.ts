import type { NotSavedWords } from '../../content/schema.ts'
import { direction } from '../../content/language.ts'

type Words = NotSavedWords & { language: string }

const style = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
main{display:grid;align-content:center;justify-items:start;min-height:90svh;max-width:34em;margin:auto;padding:0 1.5rem}
h1,p{margin:0 0 1rem}
a{padding:.75rem 1.25rem;border:1.5px solid;color:inherit;font-weight:600;text-decoration:none}`

/** HTML that needs no other file. The empty icon prevents a request for /favicon.ico, which the policy would refuse. */
const page = ({ language, title, text, retry }: Words) => `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${retry}</a>
</main>
</html>`

async function styleHash(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/** The page for when nothing is saved and nothing can be fetched. */
export async function notSavedAnswer(words: Words): Promise<Response> {
  return new Response(page(words), {
    status: 503,
    statusText: 'Service Unavailable',
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; img-src data:; style-src ${await styleHash()}`,
      'Cache-Control': 'no-store',
    },
  })
}
