/**
 * The system color of each color role. Browsers with forced colors (high contrast) leave drawings
 * unchanged, so in these browsers the styles of drawings use these colors.
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
