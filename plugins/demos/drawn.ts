// Reads in a demo's style which characters a browser draws, and in which fonts.

/** A pattern for a font in a list of fonts. */
const nameOf = (font: string) => `(?<=[\\s:,])(?<quote>["']?)${font}\\k<quote>(?=\\s*(?:[,;}]|$))`

/** Names the fallbacks of a font after the font, wherever the style names the font. */
export const withFallbacks = (css: string, font: string) =>
  css.replaceAll(new RegExp(nameOf(font), 'g'), `$&,"${font} FB","${font} Android"`)
