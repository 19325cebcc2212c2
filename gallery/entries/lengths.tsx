import { css, keyframes } from '@emotion/react'
import { media } from '../../src/theme/media.ts'
import { motions, radii, sizes, spaces, strokes } from '../../src/theme/tokens.ts'
import { color, stroke } from '../../src/theme/vars.ts'
import type { Entry } from '../entry.ts'
import { Rows } from '../Rows.tsx'

/** A row for each token, named by its role and its value. */
const rows = (tokens: Record<string, string>, show: (value: string) => React.ReactNode) =>
  Object.fromEntries(
    Object.entries(tokens).map(([role, value]) => [`${role}: ${value}`, show(value)]),
  )

const length = (value: string) => <span css={[bar, css({ width: value })]} />

const file = 'src/theme/tokens.ts'

export const lengths: readonly Entry[] = [
  { name: 'Spaces', files: [file], Show: () => <Rows rows={rows(spaces, length)} /> },
  { name: 'Sizes', files: [file], Show: () => <Rows rows={rows(sizes, length)} /> },
  {
    name: 'Radii',
    files: [file],
    Show: () => (
      <Rows
        rows={rows(radii, (value) => (
          <span css={[box, css({ borderRadius: value })]} />
        ))}
      />
    ),
  },
  {
    name: 'Strokes',
    files: [file],
    Show: () => (
      <Rows
        rows={rows(strokes, (value) => (
          <span css={[rule, css({ borderBlockStartWidth: value })]} />
        ))}
      />
    ),
  },
  {
    name: 'Motions',
    files: [file],
    Show: () => (
      <Rows
        rows={rows(motions, (value) => (
          <span css={[dot, css({ animationDuration: duration(value) })]} />
        ))}
      />
    ),
  },
]

const duration = (motion: string) => motion.split(' ')[0] ?? ''

const bar = css({ height: '0.5rem', maxWidth: '100%', background: color.ink })
const box = css({ width: '6rem', height: '3rem', border: `${stroke.thin} solid ${color.ink}` })
const rule = css({ width: '6rem', borderBlockStart: `0 solid ${color.ink}` })
const travel = keyframes({ to: { translate: '6rem' } })
const dot = css({
  width: '1rem',
  height: '1rem',
  borderRadius: '50%',
  background: color.route,
  [media.moving]: { animation: `${travel} 1s infinite alternate` },
})
