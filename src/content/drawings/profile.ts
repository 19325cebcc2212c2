/**
 * The elevation profile from Portland to Mount Hood, as an SVG path. viewBox: 0 0 1440 400. The path
 * begins and ends outside the viewBox, so that the drawing also fills wide screens.
 */
export const profileLine =
  'M-720 356L0 352 60 350 150 346 236 349 300 342 360 336 402 332 470 318 520 300 566 284 604 262 640 240 676 214 700 198 716 190 726 192 752 158 778 124 800 94 818 70 828 64 840 72 854 90 868 96 884 116 902 112 912 126 936 150 962 168 990 190 1026 212 1070 236 1122 258 1186 276 1260 290 1330 298 1440 306 1680 318 1920 326 2160 330'

/** The labeled points of the profile, from the lowest point to the summit. `anchor` is SVG's `text-anchor`. */
export const stationPoints = [
  { x: 64, y: 349.8, label: { x: 64, y: 334, anchor: 'start' } },
  { x: 470, y: 318, label: { x: 458, y: 304, anchor: 'end' } },
  { x: 676, y: 214, label: { x: 662, y: 208, anchor: 'end' } },
  { x: 828, y: 64, label: { x: 804, y: 52, anchor: 'end' } },
] as const
