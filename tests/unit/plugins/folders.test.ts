import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stagingFolder, publicFiles, publish, writeFiles } from '../../../plugins/folders.ts'
import { addPublicFiles } from '../../../plugins/steps.ts'

const outputs = ['dist', 'dist-demos', 'dist-hosts'] as const

test('a file of public/ has the name by which a link finds it, and files of systems are left out', () => {
  const root = mkdtempSync(join(tmpdir(), 'public-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const names = ['CNAME', '.well-known/security.txt', 'lists/Price list.pdf', 'Pra\u0308mien.pdf']
  const companions = ['.DS_Store', 'lists/Thumbs.db', 'lists/desktop.ini', 'lists/._Price list.pdf']
  writeFiles(root, Object.fromEntries([...names, ...companions].map((name) => [name, name])))
  symlinkSync(join(root, 'gone.pdf'), join(root, 'leads-nowhere.pdf'))
  const found = Array.from(publicFiles(root), ([name, file]) => [name, readFileSync(file, 'utf8')])
  const expected = names.map((name) => [name.normalize('NFC'), name])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
})

test('a file of public/ replaces none of the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'public-'))
  onTestFinished(() => rm(root, { recursive: true }))
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

/** The files of a build, by the turn in which publishing replaces them. */
const turns = [['assets/app.js'], ['robots.txt'], ['_headers', 'index.html'], ['sw.js', 'sw.js.br']]

test.each(turns.flat())('publishing that stops at %s has replaced what comes before it', (stop) => {
  const root = mkdtempSync(join(tmpdir(), 'outputs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const all = (text: string) => Object.fromEntries(turns.flat().map((file) => [file, text]))
  // A folder in the place of a file cannot be replaced.
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

test('publishing replaces every file of an output, in its folder, and lets a web server read it', () => {
  const root = mkdtempSync(join(tmpdir(), 'outputs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const write = (folder: string, file: string) => writeFiles(join(root, folder), { [file]: folder })
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  for (const output of outputs) {
    write(output, 'old/old.txt')
    write(output, 'both.txt')
    write(stagingFolder(output), 'both.txt')
    write(stagingFolder(output), 'assets/new.html')
  }
  const mode = (file: string) => statSync(join(root, file)).mode & 0o777
  const isUnix = mode('dist/both.txt') === 0o600
  const volumes = () => outputs.map((output) => statSync(join(root, output)).ino)
  const before = volumes()
  publish(outputs, root)
  for (const output of outputs) {
    expect(readdirSync(join(root, output)).sort()).toEqual(['assets', 'both.txt'])
    for (const file of ['both.txt', 'assets/new.html'])
      expect(readFileSync(join(root, output, file), 'utf8')).toBe(stagingFolder(output))
    const modes = ['', 'assets', 'both.txt', 'assets/new.html'].map((file) =>
      mode(join(output, file)),
    )
    if (isUnix) expect(modes).toEqual([0o755, 0o755, 0o644, 0o644])
  }
  expect(volumes()).toEqual(before)
  expect(existsSync(join(root, 'dist-next'))).toBe(false)
})
