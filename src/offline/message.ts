import { color, radius, space, stroke } from '../theme/vars.ts'

/** The style of a box with a message and buttons. */
export const message = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  padding: space.m,
  background: color.sheet,
  border: `${stroke.thin} solid ${color.ink}`,
  borderRadius: radius.small,
} as const
