// @vitest-environment node
import { expect, test } from 'vitest'
import { manifest } from '../../manifest/index.ts'
import type { Judgment } from '../../scripts/doctor/finding.js'
import { headers } from '../../scripts/doctor/headers.ts'
import { install } from '../../scripts/doctor/install.ts'
import { linkPage, links } from '../../scripts/doctor/links.ts'
import { outside } from '../../scripts/doctor/outside.ts'
import { weight } from '../../scripts/doctor/weight.ts'
import { notGood } from './doctorLines.ts'

const asWeight = {
  firstVisit: [{ name: 'index.html', size: 120_000 }],
  keptOffline: [{ name: 'index.html', size: 400_000 }],
}
const asInstall = { manifest, hasWorker: true, missing: [] }
const asLinks = (html: string) => ({
  pages: [
    linkPage('/', `<main id="main"></main>${html}`),
    linkPage('/portfolio', '<p id="demos">'),
  ],
  answers: new Set(['/', '/portfolio', '/favicon.svg']),
  origin: 'https://agency.com',
})
const asked = { placeholders: 0, real: 2, isOnline: true }
const ok = { address: 'https://one.com/', status: 200 }

const withoutIcon = (sizes: string, purpose: string) => ({
  ...manifest,
  icons: manifest.icons.filter((icon) => icon.sizes !== sizes || icon.purpose !== purpose),
})

test.each<[string, Judgment[]]>([
  ['weight', weight(asWeight)],
  ['headers', headers(130)],
  ['install', install(asInstall)],
  ['links', links(asLinks('<a href="/portfolio#demos"><a href="#main"><img src="/favicon.svg">'))],
  ['outside', outside({ ...asked, answers: [ok, ok] })],
  ['outside, not asked', outside({ ...asked, isOnline: false, answers: [] })],
])('%s: good facts have nothing but good lines', (_, judgments) => {
  expect(judgments.length).toBeGreaterThan(0)
  expect(notGood(judgments)).toEqual([])
})

test.each<[string, Judgment[], RegExp]>([
  [
    'a heavy first visit',
    weight({ ...asWeight, firstVisit: [{ name: 'assets/big.js', size: 200_600 }] }),
    /^wrong: A first visit .+ 201 kB .+at most 200 kB.+ -> .+assets\/big\.js 201 kB\.$/,
  ],
  [
    'too much kept offline',
    weight({ ...asWeight, keptOffline: [{ name: 'a.avif', size: 900_000 }] }),
    /^wrong: For use without a connection .+ 900 kB .+ -> .+a\.avif 900 kB\.$/,
  ],
  ['a grader that is missing', headers(undefined), /^look at this: Not checked.+ -> .+ hosts\.$/],
  ['a lower grade', headers(115), /^look at this: .+ 115 points; .+ 130\. -> Undo/],
  ['a bad grade', headers(70), /^wrong: .+ 70 points; .+ 130\. -> Undo/],
  [
    'no small icon',
    install({ ...asInstall, manifest: withoutIcon('192x192', 'any') }),
    /^wrong: The app lacks an icon of 192 pixels\. -> Add it/,
  ],
  [
    'no icon to be cut round',
    install({ ...asInstall, manifest: withoutIcon('512x512', 'maskable') }),
    /^look at this: The app lacks an icon that phones may cut round\. -> Add it/,
  ],
  [
    'an app without a name',
    install({ ...asInstall, manifest: { ...manifest, name: '' } }),
    /^wrong: The app has no name\. ->/,
  ],
  [
    'an app in a tab',
    install({ ...asInstall, manifest: { ...manifest, display: 'browser' } }),
    /^wrong: The app would open as a tab .+ -> Set display/,
  ],
  [
    'no worker',
    install({ ...asInstall, hasWorker: false }),
    /^wrong: The worker is missing.+ -> Run npm run build/,
  ],
  [
    'a screenshot that is gone',
    install({ ...asInstall, missing: ['/screenshots/wide.png'] }),
    /^wrong: The app's picture \/screenshots\/wide\.png is missing\. ->/,
  ],
  [
    'a page that is not there',
    links(asLinks('<a href="/portfolo"><a href="/portfolo">')),
    /^wrong: The address \/portfolo leads nowhere; it is on \/\. ->/,
  ],
  [
    'a part of a page that is not there',
    links(asLinks('<a class="link" href="/portfolio#demo">')),
    /^wrong: The address \/portfolio#demo leads nowhere; it is on \/\. ->/,
  ],
  [
    'a picture that is not there',
    links(asLinks('<source srcSet="/favicon.svg 480w, /gone.avif 960w">')),
    /^wrong: The address \/gone\.avif leads nowhere; it is on \/\. ->/,
  ],
  [
    'a drawing of the styles that is not there',
    links(asLinks('<style>a{background:url(/gone.svg);fill:url(#hatching)}</style>')),
    /^wrong: The address \/gone\.svg leads nowhere; it is on \/\. ->/,
  ],
  [
    'an outside page that is gone',
    outside({ ...asked, answers: [ok, { address: 'https://two.com/', status: 404 }] }),
    /^wrong: https:\/\/two\.com\/ is not there \(404\)\. ->/,
  ],
  [
    'an outside page that is shy',
    outside({ ...asked, answers: [ok, { address: 'https://two.com/', status: 429 }] }),
    /^look at this: https:\/\/two\.com\/ gave no page \(429\)\. ->/,
  ],
  [
    'no connection',
    outside({ ...asked, answers: [{ address: 'https://two.com/', reason: 'ENOTFOUND' }] }),
    /^look at this: No other site answered\. ->/,
  ],
])('%s has its line, and what to do', (_, judgments, expected) => {
  expect(notGood(judgments)).toEqual([expect.stringMatching(expected)])
})
