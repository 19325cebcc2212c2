/** The color colorRoles, and the system color of each where the visitor forces colors, so that drawings follow too. */
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

/** The color colorRoles, which every theme has. */
export const colorRoles = Object.keys(systemColors) as ColorRole[]
