import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const home = resolve('hosts/node_modules/@mdn/mdn-http-observatory')
const observatory = join(home, 'src')

/** An empty list of HSTS preloaded domains, which the installation would download. A new domain is not on it. */
function provideEmptyList(): void {
  const list = join(home, 'conf/hsts-preload.json')
  if (!existsSync(list)) writeFileSync(list, '{}')
}

/** The expected score of this site's headers; 100 is already the best grade. */
export const leastScore = 130

/** Whether the packages of hosts/ are installed. */
export const isInstalled = existsSync(observatory)

interface Result {
  result: string
}

/** Mozilla Observatory's score for a response, with the result of each test. */
export async function observed(headers: Record<string, string>, html: string) {
  provideEmptyList()
  const load = (file: string) =>
    import(pathToFileURL(resolve(observatory, file)).href) as Promise<Record<string, unknown>>
  const { Requests } = (await load('types.js')) as { Requests: new (host: string) => object }
  const { ALL_TESTS } = (await load('constants.js')) as {
    ALL_TESTS: ((requests: unknown) => Result)[]
  }
  const grader = (await load('grader/grader.js')) as {
    getScoreModifier: (result: string) => number
  }
  const axios = pathToFileURL(resolve('hosts/node_modules/axios/index.js')).href
  const { AxiosHeaders } = (await import(axios)) as { AxiosHeaders: new (text: string) => object }
  const text = Object.entries({ ...headers, 'content-type': 'text/html; charset=utf-8' })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  const response = () => ({
    headers: new AxiosHeaders(text),
    request: { headers: new AxiosHeaders('') },
    config: { headers: new AxiosHeaders('') },
    status: 200,
    statusText: 'OK',
    verified: true,
    data: html,
  })
  const requests = Object.assign(new Requests('site.example'), {
    resources: { path: html },
    responses: {
      auto: response(),
      cors: response(),
      http: response(),
      https: response(),
      httpRedirects: [
        { url: new URL('http://site.example/'), status: 301 },
        { url: new URL('https://site.example/'), status: 200 },
      ],
      httpsRedirects: [{ url: new URL('https://site.example/'), status: 200 }],
    },
    session: {
      url: new URL('https://site.example/'),
      jar: { serializeSync: () => ({ cookies: [] }) },
    },
  })
  const results = ALL_TESTS.map((run) => run(requests).result)
  const score = results.reduce((sum, result) => sum + grader.getScoreModifier(result), 100)
  return { score, results }
}
