declare module 'virtual:fonts' {
  /** The `@font-face` rules of the site's faces, and of fallbacks whose metrics match. */
  export const fontFaces: Record<'@font-face', Record<string, string>>[]
  /** Addresses of the font files that the first screen's text needs. */
  export const preloadedFonts: readonly string[]
  /** Widths of the brand name in em, as the title sets it: whole, and of its widest line on a phone. */
  export const titleWidths: { whole: number; line: number }
}

declare module 'virtual:photographs' {
  /** The files of a picture: its variants as a `srcset`, its fallback, and its size in pixels. */
  export interface Photograph {
    avif: string
    src: string
    width: number
    height: number
  }
  /** The pictures by the names of their originals. */
  const photographs: Record<string, Photograph | undefined>
  export default photographs
  /** Files of the pictures for shared links that are there. */
  export const takenCards: readonly string[]
}

declare module 'virtual:scripts' {
  /** Addresses of the scripts that a page fetches, in the order in which they run. */
  export const scripts: import('./boot/start.ts').Scripts
}

declare module 'virtual:language' {
  /** Whether the words run from right to left. */
  export const isFromRight: boolean
  /** The language alone, without script and region: "ja". */
  export const language: string
}
