/** Names of the drawings in symbols.tsx. Each service in services.yaml has one of these drawings. */
export const drawingNames = [
  'benchmark',
  'location',
  'contours',
  'route',
  'rope',
  'summit',
] as const
