import { expect, test } from 'vitest'
import { hostsFolderFiles, siteFolderFiles } from '../../../../plugins/hosting/hosts.ts'
import { projectName } from '../../../../plugins/hosting/hosts/cloudflare.ts'
import { otherAddresses, type Hosting } from '../../../../plugins/hosting/rules.ts'

test.each([
  ['Summit & Söhne', 'summit-and-soehne'],
  ['Łódź', 'lodz'],
  ['東京', 'tokyo-example'],
])('the project name of %s is %s', (brand, name) => {
  const agency = { brand, origin: 'https://tokyo.example', language: 'de-AT' }
  expect(projectName(agency)).toBe(name)
  expect(projectName({ ...agency, languages: [] })).toBe(`${name}-de-at`)
})

test.each([
  ['https://site.example', { http: 'http://site.example', www: 'https://www.site.example' }],
  ['https://www.site.example', { http: 'http://www.site.example', www: 'https://site.example' }],
  ['https://site.co.uk', { http: 'http://site.co.uk', www: 'https://www.site.co.uk' }],
  ['https://shop.site.example', { http: 'http://shop.site.example' }],
  ['http://localhost:4173', {}],
])('people also type these addresses for %s: %j', (origin, others) => {
  expect(otherAddresses(origin)).toEqual(others)
})

const hosting: Hosting = {
  policy: `default-src 'none'; report-to "a\\b"`,
  pages: ['/', '/portfolio', '/reset'],
  folders: [],
  files: [],
  moved: [{ from: '/our-work.php', to: '/portfolio' }],
}
const demo: Hosting = { ...hosting, policy: "default-src 'self'", pages: ['/'], moved: [] }
const demos = new Map([['roofing', { address: 'https://roofing.mapa.net/', hosting: demo }]])
const filesOf = (origin: string) => ({
  ...siteFolderFiles(hosting),
  ...hostsFolderFiles({ agency: { brand: 'Żółta Mapa', origin, language: 'pl' }, hosting }, demos),
})
const files = filesOf('https://mapa.net')

test.each(['nginx.conf', 'Caddyfile'])(
  '%s has the folder and policy of each site, and www leads to the domain',
  (file) => {
    const text = files[file] ?? ''
    expect(text).toMatch(/^ *roofing\.mapa\.net dist-demos\/roofing;?$/m)
    expect(text).toMatch(/^ *roofing\.mapa\.net "default-src 'self'";?$/m)
    // The policy is one argument in quotation marks. Backslashes escape its quotation marks and backslashes.
    expect(text).toContain(String.raw`default "default-src 'none'; report-to \"a\\b\""`)
    expect(text).toMatch(/mapa\.net,? roofing\.mapa\.net/)
    expect(text).toMatch(/www\.mapa\.net \{?\s*(redir )?https:\/\/mapa\.net/)
    expect(filesOf('https://shop.mapa.net')[file]).not.toContain('www.')
  },
)

test.each([
  ['_redirects', '/our-work.php /portfolio 308\n'],
  [
    'vercel.json',
    /"source": "\/our-work\.php",\s+"destination": "\/portfolio",\s+"permanent": true/,
  ],
  ['.htaccess', String.raw`RewriteRule ^our-work\.php$ /portfolio [R=308,L]`],
  ['nginx.conf', String.raw`~^dist:/our-work\.php$ /portfolio;` + '\n'],
  ['Caddyfile', String.raw`~^dist:/our-work\.php$ /portfolio` + '\n'],
])('in %s an address of the earlier site leads to its page', (file, rule) => {
  expect(files[file]).toMatch(rule)
})

test('every placeholder of a template is replaced', () => {
  for (const [file, text] of Object.entries(files))
    expect([file, /\{\{|undefined/.exec(text)?.[0]]).toEqual([file, undefined])
})

test.each([
  ['wrangler.jsonc', 'zolta-mapa', 'mapa.net', '../dist'],
  ['wrangler.roofing.jsonc', 'zolta-mapa-roofing', 'roofing.mapa.net', '../dist-demos/roofing'],
])('%s gives a site its own project, domain and folder on Cloudflare', (...row) => {
  const [file, name, pattern, directory] = row
  expect(JSON.parse(files[file] ?? '')).toMatchObject({
    name,
    routes: [{ pattern, custom_domain: true }],
    assets: { directory, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
    workers_dev: false,
  })
})
