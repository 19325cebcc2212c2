declare module 'virtual:fonts' {
  /** The `@font-face` rules of the site's fonts, and of fallback fonts with the same metrics. */
  export const fontFaces: Record<'@font-face', Record<string, string>>[]
  /** URLs of the font files that the first screen's text needs. */
  export const preloadedFonts: readonly string[]
  /** The widths of the brand in the home page's title, in em. `whole` is the brand on one line, `line` is the brand's widest line on a phone. */
  export const titleWidths: { whole: number; line: number }
  /** The empty space on the left of a large heading's first glyph, in em. The keys are the first characters of headings. */
  export const firstBearings: Readonly<Record<string, number>>
}

declare module 'virtual:photographs' {
  export interface Photograph {
    /** The AVIF files of several widths, as a `srcset`. */
    avif: string
    /** The file for browsers without AVIF. */
    src: string
    /** The width and height in pixels. */
    width: number
    height: number
  }
  /** The photographs by the names of their original files. */
  const photographs: Record<string, Photograph | undefined>
  export default photographs
  /** The file names of the existing preview pictures, which social networks show beside shared links (`card` in pageFacts.ts). */
  export const takenCards: readonly string[]
}

declare module 'virtual:scripts' {
  /** The URLs of a page's script files. */
  export const scripts: import('./boot/start.ts').Scripts
}

declare module 'virtual:language' {
  /** Whether the site's language runs from right to left. */
  export const isFromRight: boolean
  /** The language without script and region, such as "ja". */
  export const language: string
}
