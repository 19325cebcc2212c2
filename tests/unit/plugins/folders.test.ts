import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stagingFolder, publicFiles, publish, writeFiles } from '../../../plugins/folders.ts'
import { addPublicFiles } from '../../../plugins/steps.ts'
import { temporaryFolder } from '../../support/unit/temporary.ts'

const outputs = ['dist', 'dist-demos', 'dist-hosts'] as const

test('a file of public/ has the name by which a link finds it, and files of operating systems are left out', () => {
  const root = temporaryFolder()
  const names = ['CNAME', '.well-known/security.txt', 'lists/Price list.pdf', 'Pra\u0308mien.pdf']
  const companions = ['.DS_Store', 'lists/Thumbs.db', 'lists/desktop.ini', 'lists/._Price list.pdf']
  writeFiles(root, Object.fromEntries([...names, ...companions].map((name) => [name, name])))
  symlinkSync(join(root, 'gone.pdf'), join(root, 'leads-nowhere.pdf'))
  const found = Array.from(publicFiles(root), ([name, file]) => [name, readFileSync(file, 'utf8')])
  const expected = names.map((name) => [name.normalize('NFC'), name])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
})

test('a file of public/ is added to the build, and replaces no file of the build', () => {
  const root = temporaryFolder()
  const [own, built] = [join(root, 'public'), join(root, 'built')]
  writeFiles(built, { 'robots.txt': 'built', 'lists/other.txt': 'built' })
  writeFiles(own, { 'lists/prices.pdf': 'own' })
  addPublicFiles(built, own)
  expect(readFileSync(join(built, 'lists/prices.pdf'), 'utf8')).toBe('own')
  writeFiles(own, { 'robots.txt': 'own' })
  expect(() => addPublicFiles(built, own)).toThrow(
    /robots\.txt has the name of a file of the build; expected another name/,
  )
})

/** The files of a build. Publishing first replaces the files of the first row, then the files of the second row, and so on. */
const turns = [
  ['assets/app.js'],
  ['robots.txt'],
  ['.htaccess', '_headers', 'index.html'],
  ['sw.js', 'sw.js.br'],
]

test.each(turns.flat())('publishing that stops at %s has replaced only earlier files', (stop) => {
  const root = temporaryFolder()
  const all = (text: string) => Object.fromEntries(turns.flat().map((file) => [file, text]))
  // Makes a folder with the name of the built file `stop`. Publishing stops there, because a file cannot replace a folder.
  const { [stop]: _, ...others } = all('old')
  writeFiles(join(root, 'dist'), { ...others, 'gone.html': 'old', [`${stop}/file`]: 'old' })
  writeFiles(join(root, stagingFolder('dist')), all('new'))
  expect(() => publish(['dist'], root)).toThrow()
  const at = (file: string) => readFileSync(join(root, 'dist', file), 'utf8')
  const turn = turns.findIndex((files) => files.includes(stop))
  for (const file of turns.slice(0, turn).flat()) expect(at(file), file).toBe('new')
  for (const file of turns.slice(turn + 1).flat()) expect(at(file), file).toBe('old')
  expect(at('gone.html')).toBe('old')
})

test('publishing replaces every file of an output, keeps its folder, and lets a web server read it', () => {
  const root = temporaryFolder()
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  for (const output of outputs) {
    writeFiles(join(root, output), { 'old/old.txt': 'old', 'both.txt': 'old' })
    writeFiles(join(root, stagingFolder(output)), { 'both.txt': output, 'assets/new.html': output })
  }
  const mode = (file: string) => statSync(join(root, file)).mode & 0o777
  const isUnix = mode('dist/both.txt') === 0o600
  const volumes = () => outputs.map((output) => statSync(join(root, output)).ino)
  const before = volumes()
  publish(outputs, root)
  for (const output of outputs) {
    expect(readdirSync(join(root, output)).sort()).toEqual(['assets', 'both.txt'])
    for (const file of ['both.txt', 'assets/new.html'])
      expect(readFileSync(join(root, output, file), 'utf8')).toBe(output)
    const paths = ['', 'assets', 'both.txt', 'assets/new.html'].map((path) => join(output, path))
    if (isUnix) expect(paths.map(mode)).toEqual([0o755, 0o755, 0o644, 0o644])
  }
  expect(volumes()).toEqual(before)
  expect(existsSync(join(root, 'dist-next'))).toBe(false)
})
