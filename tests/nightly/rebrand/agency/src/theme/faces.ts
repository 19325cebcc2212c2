import type { Faces } from './schema.ts'

export const faces = {
  text: {
    family: 'Overpass',
    file: '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2',
    weight: '400 800',
    standIn: 'sans',
  },
  note: {
    family: 'Alegreya',
    file: '@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2',
    weight: '400',
    style: 'italic',
    standIn: 'serif',
  },
} as const satisfies Faces
