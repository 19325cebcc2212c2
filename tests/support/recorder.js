import { appendFileSync } from 'node:fs'

// Takes the place of a program: writes its arguments into programs.txt, and fails if they contain FAILS_AT.

const args = process.argv.slice(2).join(' ')
appendFileSync('programs.txt', `${args}\n`)
process.exitCode = args.includes(process.env.FAILS_AT || '\n') ? 1 : 0
