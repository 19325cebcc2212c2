type Block = { covers: RegExp; headers: Map<string, string> }

/** Reads a `_headers` file as Netlify and Cloudflare do: address -> its headers, names in lower case; throws on a line it cannot read. */
export function hostHeaders(text: string): (address: string) => Map<string, string> {
  const blocks: Block[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    if (line.startsWith('/')) blocks.push({ covers: pattern(trimmed), headers: new Map() })
    else addHeader(blocks.at(-1), trimmed, index + 1)
  }
  return (address) =>
    new Map(
      blocks.filter(({ covers }) => covers.test(address)).flatMap(({ headers }) => [...headers]),
    )
}

/** "/assets/*" covers everything below /assets/, "/:page" exactly one level. */
function pattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}$`, 's')
}

function addHeader(block: Block | undefined, line: string, number: number): void {
  const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? []
  if (!block || name === undefined || value === undefined) {
    throw new Error(
      `_headers, line ${number}: expected a path or "Name: value" below one, found "${line}".`,
    )
  }
  const key = name.toLowerCase()
  const before = block.headers.get(key)
  block.headers.set(key, before === undefined ? value : `${before}, ${value}`)
}
