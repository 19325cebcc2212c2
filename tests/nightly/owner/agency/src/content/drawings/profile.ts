/** The profile of the land from the port to the Sainte-Baume, in the viewBox 0 0 1440 400. */
export const profileLine =
  'M-720 372L0 370 90 368 180 362 300 352 420 344 500 330 560 330 600 312 640 282 680 232 720 186 760 152 800 128 830 132 880 148 940 160 1010 190 1090 236 1200 272 1440 300 1700 330 2160 350'

/** The labeled points of the profile, from the lowest to the summit. `anchor` is SVG's `text-anchor`. */
export const stationPoints = [
  { x: 60, y: 369, label: { x: 60, y: 352, anchor: 'start' } },
  { x: 420, y: 344, label: { x: 420, y: 326, anchor: 'end' } },
  { x: 600, y: 312, label: { x: 588, y: 300, anchor: 'end' } },
  { x: 800, y: 128, label: { x: 776, y: 114, anchor: 'end' } },
] as const
