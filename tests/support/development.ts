import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { copyOfProject } from './projectCopy.ts'

/** Facts of a fixed agency, one per line, so that tests do not depend on this project's. */
const facts = `language: en-US
brand: Prominence
descriptor: Growth and Web Design
description: We help local businesses.
origin: https://prominence.example
phone: { dial: '+15035550142', text: (503) 555-0142 }
email: hello@prominence.example
place: { text: 'Portland, Oregon, USA', city: Portland, region: OR, country: US }
bookingUrl: https://book.prominence.example/call
mapsUrl: https://maps.example/?q=Portland
demoHost: prominence.example
`

const siteFile = 'src/content/site.yaml'

/** A copy of the project with these facts, to edit while `npm run dev` runs in it. */
export function projectInDevelopment() {
  const project = copyOfProject()
  writeFileSync(join(project, siteFile), facts)
  let stop = async () => {}
  return {
    /** Starts the server, at any free port or a given one; returns its address. */
    async start(at?: number): Promise<string> {
      const port = at ?? (await freePort())
      const address = `http://localhost:${port}/`
      const args = ['node_modules/vite/bin/vite.js', '--port', `${port}`, '--strictPort']
      const env = { ...process.env, NO_COLOR: '1' }
      const server = spawn(process.execPath, args, { cwd: project, env })
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
    /** Replaces a text in a file, by default in the facts of the agency. */
    async change(from: string | RegExp, to: string, path = siteFile): Promise<void> {
      // Vite's watcher ignores a change within 50 ms of the last one.
      await setTimeout(100)
      const file = join(project, path)
      const text = readFileSync(file, 'utf8')
      const changed = text.replace(from, to)
      if (changed === text) throw new Error(`${path} has no ${from}`)
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

/** A free port; a server that restarts keeps it. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
