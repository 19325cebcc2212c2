/**
 * The system color that replaces each color of the site in browsers with forced colors (high contrast).
 * The name of a color is its role, for example `ink` for texts and outlines.
 */
export const systemColors = {
  paper: 'Canvas',
  sheet: 'Canvas',
  sunk: 'Canvas',
  ink: 'CanvasText',
  ink2: 'CanvasText',
  line: 'CanvasText',
  lineStrong: 'CanvasText',
  contour: 'Canvas',
  route: 'LinkText',
  routeHover: 'LinkText',
  onRoute: 'Canvas',
  fir: 'CanvasText',
  larch: 'CanvasText',
  onLarch: 'Canvas',
  focus: 'Highlight',
  profile: 'CanvasText',
  band: 'Canvas',
  onBand: 'CanvasText',
  onBand2: 'CanvasText',
  bandLine: 'Canvas',
  dawn: 'Canvas',
  overlay: undefined,
} as const

export type ColorRole = keyof typeof systemColors

/** The names of all color roles. Each theme has a color for each role. */
export const colorRoles = Object.keys(systemColors) as ColorRole[]
