/** Boxes of wood, projected once from a model; far ones first. Each face: which way it looks, and its outline. */
const faces = [
  ['f', 'M-43-29l13 2l0-377l-13-2z'],
  ['s', 'M-24-31l-6 4l0-377l6-4z'],
  ['t', 'M-36-410l12 2l-6 4l-13-2z'],
  ['f', 'M-29-97l130 19l0-12l-130-19z'],
  ['s', 'M105-80l-4 2l0-12l4-2z'],
  ['f', 'M-29-248l130 19l0-23l-130-19z'],
  ['s', 'M105-230l-4 1l0-23l4-2z'],
  ['t', 'M-25-273l130 19l-4 2l-130-19z'],
  ['f', 'M-29-298l130 19l0-23l-130-19z'],
  ['s', 'M105-280l-4 1l0-23l4-2z'],
  ['t', 'M-25-323l130 19l-4 2l-130-19z'],
  ['f', 'M-29-348l130 19l0-38l-130-19z'],
  ['s', 'M105-330l-4 1l0-38l4-2z'],
  ['t', 'M-25-388l130 19l-4 2l-130-19z'],
  ['f', 'M-29-170l130 19l0-24l-130-19z'],
  ['s', 'M105-154l-4 3l0-24l4-2z'],
  ['f', 'M100-8l12 1l0-376l-12-2z'],
  ['s', 'M119-10l-7 3l0-376l7-4z'],
  ['t', 'M106-389l13 2l-7 4l-12-2z'],
  ['f', 'M-109-39l7 1l0-12l-7-1z'],
  ['s', 'M-33-74l-69 36l0-12l69-36z'],
  ['t', 'M-40-87l7 1l-69 36l-7-1z'],
  ['f', 'M-119 10l13 2l0-165l-13-2z'],
  ['s', 'M-100 8l-6 4l0-165l6-4z'],
  ['f', 'M33-18l7 1l0-12l-7-1z'],
  ['s', 'M109-53l-69 36l0-12l69-36z'],
  ['t', 'M102-66l7 1l-69 36l-7-1z'],
  ['f', 'M33-114l8 1l0-23l-8-1z'],
  ['s', 'M110-149l-69 36l0-23l69-36z'],
  ['f', 'M-105-81l130 19l0-12l-130-19z'],
  ['s', 'M29-64l-4 2l0-12l4-2z'],
  ['t', 'M-101-95l130 19l-4 2l-130-19z'],
  ['f', 'M-105-131l130 19l0-23l-130-19z'],
  ['s', 'M29-114l-4 2l0-23l4-2z'],
  ['f', 'M24 31l12 2l0-166l-12-1z'],
  ['s', 'M43 29l-7 4l0-166l7-3z'],
  ['f', 'M-128-154l166 24l0-13l-166-25z'],
  ['s', 'M118-171l-80 41l0-13l80-42z'],
  ['t', 'M-48-209l166 24l-80 42l-166-25z'],
] as const

const tones = { f: 'wood', s: 'wood-side', t: 'wood-top' }

/** A kitchen chair; its feet stand around y = 20, its back ends at -410. */
export function Chair() {
  return faces.map(([side, outline]) => <path key={outline} className={tones[side]} d={outline} />)
}
