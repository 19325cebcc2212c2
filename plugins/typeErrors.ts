import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import type { DevEnvironment, ErrorPayload, Plugin } from 'vite'
import { files } from './contentFiles.ts'

/** Pause after a change before the types are checked, in milliseconds. */
const pause = 300

const compiler = [
  'node_modules/typescript/bin/tsc',
  '--noEmit',
  '--pretty',
  'false',
  // Checks only files that depend on a change.
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types.json',
]

/** The first line of an error: file, line, column. */
const firstLine = /^(.+?)\((\d+),(\d+)\): error TS\d+: .+$/gm

type HotListener = (data: unknown, client: Pick<DevEnvironment['hot'], 'send'>) => void

/**
 * Vite plugin: in development, runs the compiler after each change in a process of its own, and shows
 * type errors over the page until they are corrected.
 */
export function typeErrors(): Plugin {
  let shown: ErrorPayload['err'] | null = null
  let timer: NodeJS.Timeout | undefined
  let running: ChildProcess | undefined
  /** Whether a file has changed since the running check began. */
  let isStale = false
  return {
    name: 'site:types',
    apply: 'serve',
    configureServer(server) {
      const { hot } = server.environments.client

      function check() {
        if (running) return later()
        isStale = false
        let written = ''
        running = spawn(process.execPath, compiler, { stdio: ['ignore', 'pipe', 'ignore'] })
        running.stdout?.setEncoding('utf8').on('data', (text: string) => (written += text))
        running.once('close', () => {
          running = undefined
          // Another check follows.
          if (isStale) return
          const found = errors(written)
          if (found && found.message !== shown?.message)
            server.config.logger.error(found.message, { timestamp: true })
          shown = found
          hot.send('site:types', shown)
        })
      }
      function later() {
        isStale = true
        clearTimeout(timer)
        timer = setTimeout(check, pause)
      }

      /** Shows the errors in a page that has lost them, or is new. */
      const resend: HotListener = (_, client) => {
        if (shown && !running && !isStale) client.send('site:types', shown)
      }

      server.watcher.on('all', (_, file) => /\.(tsx?|json)$/.test(file) && later())
      hot.on('site:running', (...page) => (timer ? resend(...page) : later()))
      hot.on('site:updated', resend)
    },
    // The server closes.
    buildEnd() {
      clearTimeout(timer)
      running?.kill()
    },
  }
}

/** Whether a file only has values, whose mistakes rightContent.ts shows in plain words. Drawings are code. */
const hasValues = (file: string) =>
  (file in files && file.endsWith('.ts')) || /^demos\/[^/]+\/facts\.ts$/.test(file)

/** The compiler's errors in what it wrote, for Vite's overlay, one per line, with the position of the first. Null if there are none. */
export function errors(written: string): ErrorPayload['err'] | null {
  const all = [...written.matchAll(firstLine)].filter(([, file = '']) => !hasValues(file))
  const [, file = '', line, column] = all[0] ?? []
  if (!file) return null
  const loc = { file: resolve(file), line: Number(line), column: Number(column) }
  return { message: all.map(([text]) => text).join('\n'), stack: '', loc }
}
