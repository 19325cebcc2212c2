// Reads in a demo's style which characters a browser draws, and in which fonts.

/** Matches each text of `content` and of list markers. */
const generatedText = /(?<=(?:content|list-style|list-style-type):[^;{}]*)(["'])(.*?)\1/g

/** Decodes a text of CSS: "\2014" -> "—". */
const decoded = (text: string) =>
  text.replaceAll(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
    String.fromCodePoint(parseInt(code, 16)),
  )

/** Adds to the words of a page what the style draws besides: generated texts, and letters in another case. */
export function drawnText(words: string, css: string, language: string): string {
  const generated = Array.from(css.matchAll(generatedText), ([, , text = '']) => decoded(text))
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

/** Lists the selectors that have a font, or a custom property that begins with the font. */
const selectorsOfFont = (css: string, font: string) => {
  const [, property = '--'] = new RegExp(`(--[\\w-]+):\\s*${nameOf(font)}`).exec(css) ?? []
  return selectorsOf(css, new RegExp(`${nameOf(font)}|var\\(${property}\\)`))
}

/** Whether a style draws headlines in a font. */
export const isOfHeadline = (css: string, font: string) =>
  selectorsOfFont(css, font).some((selector) => /\bh1\b/.test(selector))

/** Whether a selector of a style has both a font and capitals. */
export const isInCapitals = (css: string, font: string) =>
  selectorsOf(css, /text-transform:\s*uppercase/).some((each) =>
    selectorsOfFont(css, font).includes(each),
  )

/** Names the fallbacks of a font after the font, wherever the style names the font. */
export const withFallbacks = (css: string, font: string) =>
  css.replaceAll(new RegExp(nameOf(font), 'g'), `$&,"${font} FB","${font} Android"`)
