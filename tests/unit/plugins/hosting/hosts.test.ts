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
])('the other addresses of %s are %j', (origin, others) => {
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
const filesOf = (origin: string) =>
  hostsFolderFiles({ agency: { brand: 'Żółta Mapa', origin, language: 'pl' }, hosting }, demos)

test.each(['nginx.conf', 'Caddyfile'])(
  '%s has the folder and policy of each site, and www leads to the domain',
  (file) => {
    const text = filesOf('https://mapa.net')[file] ?? ''
    expect(text).toMatch(/^ *roofing\.mapa\.net dist-demos\/roofing;?$/m)
    expect(text).toMatch(/^ *roofing\.mapa\.net "default-src 'self'";?$/m)
    // One word in quotes.
    expect(text).toContain(String.raw`default "default-src 'none'; report-to \"a\\b\""`)
    expect(text).toMatch(/mapa\.net,? roofing\.mapa\.net/)
    expect(text).toMatch(/www\.mapa\.net \{?\s*(redir )?https:\/\/mapa\.net/)
    expect(filesOf('https://shop.mapa.net')[file]).not.toContain('www.')
  },
)

test('an address of the earlier site leads to its page on every host', () => {
  const files = { ...siteFolderFiles(hosting), ...filesOf('https://mapa.net') }
  expect(files._redirects).toContain('/our-work.php /portfolio 308\n')
  expect(JSON.parse(files['vercel.json'] ?? '')).toMatchObject({
    redirects: expect.arrayContaining([
      { source: '/our-work.php', destination: '/portfolio', permanent: true },
    ]),
  })
  expect(files['.htaccess']).toContain(String.raw`RewriteRule ^our-work\.php$ /portfolio [R=308,L]`)
  const line = String.raw`~^dist:/our-work\.php$ /portfolio`
  expect(files['nginx.conf']).toContain(`${line};\n`)
  expect(files.Caddyfile).toContain(`${line}\n`)
})

test('no template has a place that nothing fills', () => {
  const files = { ...siteFolderFiles(hosting), ...filesOf('https://mapa.net') }
  for (const [file, text] of Object.entries(files))
    expect([file, /\{\{|undefined/.exec(text)?.[0]]).toEqual([file, undefined])
})

test('each site has its own folder and domain on Cloudflare', () => {
  const files = filesOf('https://mapa.net')
  const worker = (name: string, pattern: string, directory: string) => ({
    name,
    routes: [{ pattern, custom_domain: true }],
    assets: { directory, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
    workers_dev: false,
  })
  expect(JSON.parse(files['wrangler.jsonc'] ?? '')).toMatchObject(
    worker('zolta-mapa', 'mapa.net', '../dist'),
  )
  expect(JSON.parse(files['wrangler.roofing.jsonc'] ?? '')).toMatchObject(
    worker('zolta-mapa-roofing', 'roofing.mapa.net', '../dist-demos/roofing'),
  )
})
