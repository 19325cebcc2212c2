export const drawingNames = ['lighthouse', 'compass', 'sail', 'waves', 'anchor', 'flag'] as const
