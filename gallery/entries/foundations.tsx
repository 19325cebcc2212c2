import { css } from '@emotion/react'
import { colors } from '../../src/theme/tokens.ts'
import { type } from '../../src/theme/type.ts'
import { color, radius, space, stroke } from '../../src/theme/vars.ts'
import type { Entry } from '../entry.ts'
import { Rows, rowsOf } from '../Rows.tsx'

type Role = keyof typeof colors
type Step = keyof typeof type

const roles = Object.keys(colors) as Role[]
const steps = Object.keys(type) as Step[]

const Colors = () => (
  <ul css={swatches}>
    {roles.map((role) => (
      <li css={swatch} key={role}>
        <span css={[patch, css({ background: color[role] })]} />
        <strong>{role}</strong>
        <span css={values}>{[...new Set(colors[role])].join(' / ')}</span>
      </li>
    ))}
  </ul>
)

const TypeSteps = () => (
  <Rows
    rows={rowsOf(steps, (step) => (
      <span css={css(type[step])}>Prominence of a summit, 11,249 ft</span>
    ))}
  />
)

export const foundations: readonly Entry[] = [
  { name: 'Colors', files: ['src/theme/tokens.ts', 'src/theme/palette.ts'], Show: Colors },
  { name: 'Type', files: ['src/theme/type.ts', 'src/theme/faces.ts'], Show: TypeSteps },
]

const swatches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space.m,
})
const swatch = css({ ...type.caption, display: 'grid', alignContent: 'start' })
const patch = css({
  height: '3rem',
  marginBlockEnd: space.hair,
  border: `${stroke.thin} solid ${color.lineStrong}`,
  borderRadius: radius.small,
})
const values = css({ color: color.ink2 })
