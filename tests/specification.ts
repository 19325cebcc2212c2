/** The six services, in the specification's words and order. */
export const services = [
  'Brand Strategy',
  'Market Positioning',
  'Growth Analytics',
  'Digital Acceleration',
  'Team Scaling',
  'Market Leadership',
]
