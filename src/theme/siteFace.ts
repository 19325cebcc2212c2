/** A face: a font file of an npm package, which the build reduces to the site's characters, weights and widths. */
export interface SiteFace {
  family: string
  /** Path below node_modules/. */
  file: string
  /** One weight, or the two ends of the range in use, as in CSS: "400 700". */
  weight: string
  /** Widths in use, in percent; variable fonts with that axis only. */
  width?: string
  style?: 'italic'
  /** What stands in until the font arrives, and for letters that it has not: Arial or Times New Roman. */
  standIn: 'sans' | 'serif'
}
