import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Agent, get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from '../../src/content/site.ts'
import { engines } from './engines.ts'
import { freePort, type Running } from './program.ts'

const connections = 200
const duration = 10_000
const paths = ['/', '/portfolio', '/nowhere', '/sw.js', '/favicon.svg']

/** Keeps so many connections busy for so long; what was answered, and what went wrong. */
async function load(origin: string): Promise<{ answers: number; errors: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = Date.now() + duration
  const errors: string[] = []
  let answers = 0
  const one = (path: string) =>
    new Promise<void>((resolve) => {
      const fail = (error: Error) => resolve(void errors.push(`${path}: ${error.message}`))
      get(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        const expected = path === '/nowhere' ? 404 : 200
        if (response.statusCode !== expected) errors.push(`${path}: ${response.statusCode}`)
        answers += 1
        response.on('error', fail).on('end', resolve).resume()
      }).on('error', fail)
    })
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      for (let turn = index; Date.now() < end; turn += 1)
        await one(paths[turn % paths.length] ?? '/')
    }),
  )
  agent.destroy()
  return { answers, errors }
}

/** Resident memory of a process in MB. */
const memory = ({ pid }: ChildProcess) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

describe('200 connections for 10 seconds', () => {
  let child: ChildProcess
  let origin: string

  beforeAll(async () => {
    const port = await freePort()
    origin = `http://localhost:${port}`
    child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await Promise.race([
      once(child.stdout as Readable, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('The local server ended.'))),
    ])
  })
  afterAll(() => void child.kill())

  test(
    'the local server answers all, and its memory stays what it was',
    { timeout: 90_000 },
    async () => {
      const first = await load(origin)
      const warm = memory(child)
      const second = await load(origin)
      const after = memory(child)
      console.log(
        `the local server: ${second.answers} answers, ${warm.toFixed(0)} MB, then ${after.toFixed(0)} MB`,
      )
      expect([...first.errors, ...second.errors]).toEqual([])
      expect(after / warm).toBeLessThan(1.3)
    },
  )

  const nginx = engines.find(({ name }) => name === 'nginx')

  test.skipIf(!nginx?.isInstalled)('nginx answers all', { timeout: 60_000 }, async () => {
    const running = (await nginx?.start(new URL(site.origin).host)) as Running
    const { answers, errors } = await load(running.origin).finally(() => running.close())
    console.log(`nginx: ${answers} answers`)
    expect(errors).toEqual([])
    expect(answers).toBeGreaterThan(connections)
  })
})
