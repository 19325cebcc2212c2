import { isAbout, isRequired, leftOf, stands } from './left.ts'
import { entriesOf, entryOf, fileNamed, type Entry } from './list.ts'
import { entryLines, fieldOfEntry } from './newEntry.ts'
import type { ContentText } from './texts.ts'

interface Renewed {
  markdown: string
  /** What the agency must read again, a line for each. */
  changes: string[]
}

const words = (quotes: readonly string[]) => quotes.map((quote) => `"${quote}"`).join(', ')
const isNote = (line: string) => /^ {2}- /.test(line)

/** A statement to quote of a text: what the other quotations leave, where that is one piece. */
function statement(text: ContentText, entries: readonly Entry[]): string {
  const left = leftOf(text, entries)
  return text.text.includes(left) ? left : text.text
}

/** The quotations of an entry as the content has them now, each stale one replaced by what stands there instead. */
function quotesNow(entry: Entry, entries: readonly Entry[], texts: readonly ContentText[]) {
  const standing = entries.map((each) => ({
    ...each,
    quotes: each.quotes.filter((quote) => stands(each, quote, texts)),
  }))
  const about = texts.filter((text) => isAbout(entry, text))
  const asked = about.some(isRequired) ? about.filter(isRequired) : about
  const fresh = asked.filter((text) => leftOf(text, standing) !== '')
  const next = () => fresh.splice(0, 1).map((text) => statement(text, standing))
  return entry.quotes.flatMap((quote) => (stands(entry, quote, texts) ? [quote] : next()))
}

/** The list with every quotation as it stands in the content; entries of which nothing stands are left out. */
function mended({ markdown }: Renewed, texts: readonly ContentText[]): Renewed {
  const entries = entriesOf(markdown)
  const rest = [...entries]
  const changes: string[] = []
  let isGone = false
  const lines = markdown.split(/\r?\n/).flatMap((line) => {
    if (!entryOf(line)) return isGone && isNote(line) ? [] : [line]
    const [entry] = rest.splice(0, 1)
    if (!entry) return [line]
    const quotes = quotesNow(entry, entries, texts)
    isGone = quotes.length === 0
    if (words(quotes) === words(entry.quotes)) return [line]
    changes.push(`${isGone ? 'Gone' : 'Changed'}: ${entry.field}`)
    // Other entries of the field must not take the same words.
    entries.splice(entries.indexOf(entry), 1, { ...entry, quotes })
    return isGone ? [] : [`- [ ] ${words(quotes)} (\`${entry.field}\`)`]
  })
  return { markdown: lines.join('\n'), changes }
}

/** Where a file's entries end, as the index of a line; -1 where it has no section. */
function endOfSection(lines: readonly string[], file: string): number {
  const start = lines.findIndex((line) => fileNamed(line) === file)
  if (start < 0) return -1
  const next = lines.findIndex((line, index) => index > start && line.startsWith('## '))
  const end = next < 0 ? lines.length : next
  return lines.findLastIndex((line, index) => index < end && line.trim() !== '') + 1
}

/** The list with an entry more, at the end of its file's section or in a section of its own. */
function withEntry({ markdown, changes }: Renewed, entry: Entry): Renewed {
  const lines = markdown.split('\n')
  const end = endOfSection(lines, entry.file)
  if (end >= 0) lines.splice(end, 0, ...entryLines(entry))
  else {
    const others = lines.findIndex((line) => line === '## Beside the words')
    const place = others < 0 ? lines.length : others
    lines.splice(place, 0, `## New: \`${entry.file}\``, '', ...entryLines(entry), '')
  }
  return { markdown: lines.join('\n'), changes: [...changes, `New: ${entry.field}`] }
}

/** The list to confirm as the content wants it. What changed is to be ticked again. */
export function renewed(markdown: string, texts: readonly ContentText[]): Renewed {
  const result = mended({ markdown, changes: [] }, texts)
  const entries = entriesOf(result.markdown)
  const added: Entry[] = []
  for (const text of texts.filter((each) => isRequired(each) && leftOf(each, entries) !== '')) {
    const { file } = text
    const field = fieldOfEntry(text.field)
    const quote = statement(text, entries)
    const known = added.find((each) => each.file === file && each.field === field)
    if (known) known.quotes.push(quote)
    else added.push({ file, field, quotes: [quote], notes: [] })
  }
  return added.reduce(withEntry, result)
}
