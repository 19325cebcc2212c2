import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { copyOfProject, freePort } from './projectCopy.ts'
import { fixedFiles } from './wrongEdits.ts'

const siteFile = 'src/content/site.yaml'

/** A copy of the project with the files of a fixed agency, to edit while `npm run dev` runs in it. */
export function projectInDevelopment() {
  const project = copyOfProject()
  for (const [file, text] of Object.entries(fixedFiles)) writeFileSync(join(project, file), text)
  let stop = async () => {}
  let output = ''
  return {
    /** Starts the server, at any free port or a given one; returns its address. */
    async start(at?: number): Promise<string> {
      const port = at ?? (await freePort())
      const address = `http://localhost:${port}/`
      const env = { ...process.env, PORT: `${port}`, NO_COLOR: '1' }
      const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], {
        cwd: project,
        env,
      })
      output = ''
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (chunk: Buffer) => (output += String(chunk)))
      stop = async () => {
        server.kill()
        await once(server, 'exit')
      }
      await new Promise<void>((resolve, reject) => {
        server.stdout.on('data', (chunk: Buffer) => String(chunk).includes(address) && resolve())
        server.once('exit', () => reject(new Error('The server did not start')))
      })
      return address
    },
    stop: () => stop(),
    /** The lines that the server has printed, without their times. */
    printed: () =>
      output
        .split('\n')
        .map((line) => line.replace(/^.*\[vite\] /, ''))
        .filter((line) => line !== ''),
    /** Replaces a text in a file, by default in the facts of the agency. */
    async change(from: string | RegExp, to: string, path = siteFile): Promise<void> {
      const file = join(project, path)
      const text = readFileSync(file, 'utf8')
      const changed = text.replace(from, to)
      if (changed === text) throw new Error(`${path} has no ${from}`)
      // Vite's watcher ignores a change within 50 ms of the last one.
      await expect.poll(() => Date.now() - statSync(file).mtimeMs).toBeGreaterThan(100)
      writeFileSync(file, changed)
    },
    /** Puts its own negative in the place of a picture. */
    async replacePicture(name: string): Promise<void> {
      const file = join(project, 'src/content/images', `${name}.png`)
      writeFileSync(file, await sharp(file).negate({ alpha: false }).toBuffer())
    },
    remove: () => rmSync(project, { recursive: true, force: true }),
  }
}
