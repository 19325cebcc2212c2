/** Lists the quoted texts that CSS adds to a page: with `content`, with a custom property in `content`, or as the marker of list items. */
function generatedTexts(css: string) {
  const inContent = css.match(/(?<=content:[^;{}]*var\(\s*)--[\w-]+/g) ?? []
  const properties = ['content', 'list-style', 'list-style-type', ...inContent].join('|')
  const quoted = new RegExp(`(?<=(?:${properties}):[^;{}]*)(["'])(.*?)\\1`, 'g')
  return Array.from(css.matchAll(quoted), ([, , text]) => text)
}

/** Adds to `words`, the text of a page, the characters that appear only because of the CSS: quoted texts of `content`, and capital or small letters that `text-transform` makes. */
export function drawnText(words: string, css: string, language: string): string {
  const text = [words, ...generatedTexts(css)].join(' ')
  if (!/text-transform:\s*(?:upper|lower|capital)|small-caps/.test(css)) return text
  return [text, text.toLocaleUpperCase(language), text.toLocaleLowerCase(language)].join(' ')
}

/** Lists the selectors of the CSS rules whose declarations match a pattern. */
const selectorsOf = (css: string, pattern: RegExp) =>
  Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g)).flatMap(([, list = '', body = '']) =>
    pattern.test(body) ? list.split(',').map((selector) => selector.trim()) : [],
  )

/** Writes a regular expression that matches the name of a font in CSS, with or without quotes. */
const nameOf = (font: string) => `(?<=[\\s:,])(?<quote>["']?)${font}\\k<quote>(?=\\s*(?:[,;}]|$))`

/**
 * Finds out whether CSS uses a font for the headline (<h1>), and whether CSS uses the font for text in
 * capitals. A rule may name the font, or a custom property whose list of fonts begins with the font.
 */
export function usesOf(css: string, font: string) {
  const [, property = '--'] = new RegExp(`(--[\\w-]+):\\s*${nameOf(font)}`).exec(css) ?? []
  const selectors = selectorsOf(css, new RegExp(`${nameOf(font)}|var\\(${property}\\)`))
  const capitals = selectorsOf(css, /text-transform:\s*uppercase/)
  return {
    inHeadline: selectors.some((selector) => /\bh1\b/.test(selector)),
    inCapitals: selectors.some((selector) => capitals.includes(selector)),
  }
}

/** Inserts the names of a font's two fallbacks after every name of the font in CSS: "Inter" -> "Inter","Inter FB","Inter Android". */
export const withFallbacks = (css: string, font: string) =>
  css.replaceAll(new RegExp(nameOf(font), 'g'), `$&,"${font} FB","${font} Android"`)
