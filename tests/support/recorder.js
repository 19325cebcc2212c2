import { appendFileSync } from 'node:fs'

// A program that tests run instead of another program. Appends its arguments to programs.txt, and fails if they contain the text in FAILS_AT.

const args = process.argv.slice(2).join(' ')
appendFileSync('programs.txt', `${args}\n`)
process.exitCode = args.includes(process.env.FAILS_AT || '\n') ? 1 : 0
