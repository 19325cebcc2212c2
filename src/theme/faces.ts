import type { Faces } from './schema.ts'

/** The two faces: `text` for almost everything, `note` for the descriptor and remarks. */
export const faces = {
  text: {
    family: 'Archivo',
    weight: '400 800',
    width: '100 125',
    standIn: 'sans',
  },
  note: {
    family: 'Newsreader',
    weight: '400',
    style: 'italic',
    standIn: 'serif',
  },
} as const satisfies Faces
