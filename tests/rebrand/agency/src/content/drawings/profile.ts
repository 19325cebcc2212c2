import type { StationPoint } from '../types.ts'

/** From the port to the Sainte-Baume, viewBox 0 0 1440 400. */
export const profileLine =
  'M-720 372L0 370 90 368 180 362 300 352 420 344 540 326 640 330 700 312 760 280 820 216 880 150 930 112 980 88 1010 92 1060 108 1120 116 1180 150 1240 210 1310 262 1440 300 1700 330 2160 350'

/** Where each station stands, and its label. */
export const stationPoints: readonly StationPoint[] = [
  { x: 60, y: 369, label: { x: 60, y: 352, anchor: 'start' } },
  { x: 420, y: 344, label: { x: 420, y: 326, anchor: 'end' } },
  { x: 700, y: 312, label: { x: 686, y: 300, anchor: 'end' } },
  { x: 980, y: 88, label: { x: 956, y: 74, anchor: 'end' } },
]
