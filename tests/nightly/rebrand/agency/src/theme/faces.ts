import type { Faces } from './schema.ts'

export const faces = {
  text: {
    family: 'Overpass',
    weight: '400 800',
    standIn: 'sans',
  },
  note: {
    family: 'Alegreya',
    weight: '400',
    style: 'italic',
    standIn: 'serif',
  },
} as const satisfies Faces
