/** Matches each text of `content` and of list markers. */
const generatedText = /(?<=(?:content|list-style|list-style-type):[^;{}]*)(["'])(.*?)\1/g

/** Adds to the words of a page what the style draws besides: generated texts, and letters in another case. */
export function drawnText(words: string, css: string, language: string): string {
  const generated = Array.from(css.matchAll(generatedText), ([, , text]) => text)
  const text = [words, ...generated].join(' ')
  if (!/text-transform:\s*(?:upper|lower|capital)|small-caps/.test(css)) return text
  return [text, text.toLocaleUpperCase(language), text.toLocaleLowerCase(language)].join(' ')
}

/** Lists the selectors of the rules that contain a match. */
const selectorsOf = (css: string, pattern: RegExp) =>
  Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g)).flatMap(([, list = '', body = '']) =>
    pattern.test(body) ? list.split(',').map((selector) => selector.trim()) : [],
  )

/** A pattern for a font in a list of fonts. */
const nameOf = (font: string) => `(?<=[\\s:,])(?<quote>["']?)${font}\\k<quote>(?=\\s*(?:[,;}]|$))`

/** Finds out whether selectors of a style have both a font, or a custom property that begins with the font, and headlines or capitals. */
export function usesOf(css: string, font: string) {
  const [, property = '--'] = new RegExp(`(--[\\w-]+):\\s*${nameOf(font)}`).exec(css) ?? []
  const selectors = selectorsOf(css, new RegExp(`${nameOf(font)}|var\\(${property}\\)`))
  const capitals = selectorsOf(css, /text-transform:\s*uppercase/)
  return {
    inHeadline: selectors.some((selector) => /\bh1\b/.test(selector)),
    inCapitals: selectors.some((selector) => capitals.includes(selector)),
  }
}

/** Names the fallbacks of a font after the font, wherever the style names the font. */
export const withFallbacks = (css: string, font: string) =>
  css.replaceAll(new RegExp(nameOf(font), 'g'), `$&,"${font} FB","${font} Android"`)
