import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allOf, type Finding } from './finding.ts'
import { forEach, live } from './live.ts'

/** An unknown page: an address that no site has. */
const unknown = `/${createHash('sha256').update('an unknown page').digest('hex').slice(0, 12)}`

const permanent = [301, 308]

interface Redirect {
  from: string
  to: string
}

/** The lines of a built `_redirects`. */
function redirects(folder: string): Redirect[] {
  const text = readFileSync(join(folder, '_redirects'), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = ''] = line.split(' ')
      return { from, to }
    })
}

/** What is wrong with where an address leads in the end; undefined where it is the page that it must be. */
async function wrongTurn(origin: string, { from, to }: Redirect): Promise<string | undefined> {
  let address = from
  const seen = new Set<string>()
  while (!seen.has(address)) {
    seen.add(address)
    const { status, headers } = await live(origin, address)
    const location = headers.get('location')
    if (status < 300 || status > 399 || !location) {
      return address === to ? undefined : `${from} leads to ${address}, expected ${to}`
    }
    if (!permanent.includes(status)) return `${from} answers ${status}, expected 301 or 308`
    const next = new URL(location, origin + address)
    if (next.origin !== origin) return `${from} leads to ${next.origin}`
    address = next.pathname
  }
  return `${from} leads round in circles`
}

/** Unknown pages, redirects, and the pages themselves, which lead nowhere else. */
export async function statusFindings(
  origin: string,
  folder: string,
  pages: readonly string[],
): Promise<Finding[]> {
  const all = [...redirects(folder), ...pages.map((page) => ({ from: page, to: page }))]
  const turns = await forEach(all, (each) => wrongTurn(origin, each))
  const wrong = turns.filter((turn): turn is string => turn !== undefined)
  const answer = await live(origin, unknown)
  const { status } = answer
  const isOwn = (await answer.text()) === readFileSync(join(folder, '404.html'), 'utf8')
  return [
    allOf('redirects', wrong, `${all.length} addresses end where they must`),
    {
      check: 'unknown pages',
      isRight: status === 404 && isOwn,
      detail: `answer ${status}, expected 404${isOwn ? '' : " with the site's own page"}`,
    },
  ]
}
