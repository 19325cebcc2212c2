import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { killSwitch } from '../../plugins/offline/killSwitch.ts'
import { otherBuild, precacheList } from '../support/faults/builds.ts'

const page = '<html data-build="one" data-page="page"><script>1</script><h1>A page</h1></html>'
const entry = (url: string) => ({ integrity: 'sha384-old', revision: 'old', url })
const list = ['/', '/portfolio', '/portfolio/wharf-bakery', '/contact.vcf'].map(entry)

/** A small build, with a page below another one. Returns a folder for it and its copies. */
function built() {
  const root = mkdtempSync(join(tmpdir(), 'nested-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const files = {
    'index.html': page,
    'portfolio.html': page,
    'portfolio/wharf-bakery.html': page,
    'contact.vcf': 'BEGIN:VCARD',
    'assets/hydrate-abcdefgh.js': 'hydrate()',
    'remover.js': 'remove()',
    'sw.js': `precache(${JSON.stringify(list)})`,
    _headers: '',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'one', file)), { recursive: true })
    writeFileSync(join(root, 'one', file), text)
  }
  return root
}

test('another build renews the entries of all its pages, also of one below another', async () => {
  const root = built()
  const two = join(root, 'two')
  await otherBuild('two', join(root, 'one'), two)
  const entries = precacheList(two)
  expect(entries.map(({ url }) => url)).toEqual(list.map(({ url }) => url))
  for (const { integrity, revision } of entries) {
    expect(integrity).toMatch(/^sha384-.{64}$/)
    expect(revision).toMatch(/^[\da-f]{32}$/)
  }
})

test('the kill switch reaches every page, also one below another', async () => {
  const root = built()
  await killSwitch(join(root, 'one'), join(root, 'off'))
  for (const file of ['index.html', 'portfolio.html', 'portfolio/wharf-bakery.html'])
    expect(readFileSync(join(root, 'off', file), 'utf8')).toContain('data-worker="off"')
})
