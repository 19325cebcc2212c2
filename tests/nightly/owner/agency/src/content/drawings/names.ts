export const drawingNames = ['lighthouse', 'flag'] as const
