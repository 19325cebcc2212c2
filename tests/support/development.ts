import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { started } from './program.ts'
import { copyOfProject, edit, freePort } from './projectCopy.ts'
import { fixedFiles } from './wrongEdits.ts'

/** Copies the project. In the copy, site.yaml and services.yaml describe an invented agency. Tests edit the copy while `npm run dev` runs in it. */
export function projectInDevelopment() {
  const project = copyOfProject()
  for (const [file, text] of Object.entries(fixedFiles)) writeFileSync(join(project, file), text)
  let server: Awaited<ReturnType<typeof started>>
  return {
    /** Starts the server at the given port, or at any free port. Returns the server's origin. */
    async start(at?: number): Promise<string> {
      const port = at ?? (await freePort())
      const address = `http://localhost:${port}/`
      server = await started(
        [process.execPath, 'node_modules/vite/bin/vite.js'],
        (printed) => printed.includes(address),
        { cwd: project, env: { PORT: `${port}`, NO_COLOR: '1' } },
      )
      return address
    },
    stop: () => server.close(),
    /** Returns the lines that the server has printed. Removes the time at the beginning of each line. */
    printed: () =>
      server
        .printed()
        .split('\n')
        .map((line) => line.replace(/^.*\[vite\] /, ''))
        .filter((line) => line !== ''),
    /** Replaces a text in a file of the copy. The default file is site.yaml. */
    async change(from: string | RegExp, to: string, file = 'src/content/site.yaml') {
      // Waits until 100 ms after the file's previous change, because Vite ignores the second of two changes within 50 ms.
      const age = () => Date.now() - statSync(join(project, file)).mtimeMs
      await expect.poll(age).toBeGreaterThan(100)
      edit(project, file, (text) => text.replace(from, to))
    },
    /** Inverts the colors of a picture in the copy, so that the file changes. */
    async replacePicture(name: string) {
      const file = join(project, 'src/content/images', `${name}.png`)
      writeFileSync(file, await sharp(readFileSync(file)).negate({ alpha: false }).toBuffer())
    },
    remove: () => rmSync(project, { recursive: true, force: true }),
  }
}
