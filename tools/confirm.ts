import { readFileSync, writeFileSync } from 'node:fs'
import { listFile } from './confirm/list.ts'
import { renewed } from './confirm/renewed.ts'
import { contentTexts } from './confirm/texts.ts'

const { markdown, changes } = renewed(readFileSync(listFile, 'utf8'), contentTexts)
writeFileSync(listFile, markdown)
console.log(
  changes.length === 0
    ? `${listFile} says what the site says.`
    : `${changes.join('\n')}\nRead these in ${listFile}: what must be true, and what to do if it is not.`,
)
