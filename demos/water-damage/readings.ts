/** Moisture content of wood in a dry part of the sample house, in percent. */
export const dryGoal = 12

/** Sample readings in percent, at the same points on five days. */
export const readings = [
  { place: 'Kitchen, subfloor at the sink', percent: [31, 26, 20, 15, 12] },
  { place: 'Hall, stud 4 inches up', percent: [28, 22, 17, 13, 11] },
  { place: 'Hall, stud 18 inches up', percent: [19, 16, 14, 12, 11] },
] as const
