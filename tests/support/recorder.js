import { appendFileSync } from 'node:fs'

// Tests run this program in place of Vite, Vitest or Wrangler. It adds its arguments to programs.txt, and fails if they contain the text in the environment variable FAILS_AT.

const args = process.argv.slice(2).join(' ')
appendFileSync('programs.txt', `${args}\n`)
process.exitCode = args.includes(process.env.FAILS_AT || '\n') ? 1 : 0
