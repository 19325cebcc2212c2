declare module 'virtual:fonts' {
  /** The `@font-face` rules of the site's faces, and of stand-ins whose metrics match. */
  export const fontFaces: Record<'@font-face', Record<string, string>>[]
  /** Address of the one font file worth preloading. */
  export const preloadedFont: string
  /** Width of the brand name in em, as the title sets it. */
  export const titleWidth: number
}
