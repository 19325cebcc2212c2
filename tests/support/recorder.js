import { appendFileSync } from 'node:fs'

// Replaces a program in tests. Appends the arguments to programs.txt, and fails if the arguments contain FAILS_AT.

const args = process.argv.slice(2).join(' ')
appendFileSync('programs.txt', `${args}\n`)
process.exitCode = args.includes(process.env.FAILS_AT || '\n') ? 1 : 0
