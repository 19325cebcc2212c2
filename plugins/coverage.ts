/** The characters a TrueType font has glyphs for, read from its cmap table (format 4). Throws where there is none. */
export function coverage(font: Buffer): Set<string> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + i * 16)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) throw new Error('The font has no cmap table.')
  const cmap = font.readUInt32BE(entry + 8)
  const encodings = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, i) => cmap + 4 + i * 8)
  const maps = encodings.map((at) => cmap + font.readUInt32BE(at + 4))
  const map = maps.find((at) => font.readUInt16BE(at) === 4)
  if (map === undefined) throw new Error('The font has no cmap of format 4.')
  const size = font.readUInt16BE(map + 6)
  const found = new Set<string>()
  for (let end = map + 14; end < map + 14 + size; end += 2) {
    const first = font.readUInt16BE(end + size + 2)
    for (let code = first; code <= font.readUInt16BE(end); code++)
      found.add(String.fromCharCode(code))
  }
  return found
}
