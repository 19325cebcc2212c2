/** The drawings of symbols.tsx, which the services name. */
export const drawingNames = [
  'benchmark',
  'location',
  'contours',
  'route',
  'rope',
  'summit',
] as const
