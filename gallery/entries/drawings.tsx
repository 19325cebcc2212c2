import { css } from '@emotion/react'
import { symbols } from '../../src/content/drawings/symbols.tsx'
import { site } from '../../src/content/site.ts'
import { type } from '../../src/theme/type.ts'
import { color, size, space } from '../../src/theme/vars.ts'
import { contourMask } from '../../src/ui/contourMask.ts'
import { Icon, type IconName } from '../../src/ui/Icon.tsx'
import { iconPaths } from '../../src/ui/iconPaths.ts'
import { Lockup } from '../../src/ui/Lockup.tsx'
import { Mark } from '../../src/ui/Mark.tsx'
import { Patch } from '../../src/ui/Patch.tsx'
import type { Entry } from '../entry.ts'
import { Rows, rowsOf } from '../Rows.tsx'

const icons = Object.keys(iconPaths) as IconName[]

const Icons = () => (
  <ul css={grid}>
    {icons.map((name) => (
      <li css={cell} key={name}>
        <Icon name={name} />
        {name}
      </li>
    ))}
  </ul>
)

const Patches = () => (
  <ul css={grid}>
    {Object.entries(symbols).map(([name, symbol]) => (
      <li css={cell} key={name}>
        <span css={patch}>
          <Patch symbol={symbol} />
        </span>
        {name}
      </li>
    ))}
  </ul>
)

const marks = ['28px', '36px', '64px', '140px']

const Marks = () => (
  <Rows
    rows={rowsOf(marks, (width) => (
      <span css={css({ width, height: width })}>
        <Mark />
      </span>
    ))}
  />
)

const Lockups = () => (
  <Rows
    rows={{
      whole: <Lockup brand={site.brand} />,
      compact: <Lockup brand={site.brand} compact />,
    }}
  />
)

export const drawings: readonly Entry[] = [
  { name: 'Icon', files: ['src/ui/Icon.tsx', 'src/ui/iconPaths.ts'], Show: Icons },
  { name: 'Patch', files: ['src/ui/Patch.tsx', 'src/content/drawings/symbols.tsx'], Show: Patches },
  { name: 'Mark', files: ['src/ui/Mark.tsx', 'src/theme/mark.ts'], Show: Marks },
  { name: 'Lockup', files: ['src/ui/Lockup.tsx'], Show: Lockups },
  {
    name: 'Contours',
    files: ['src/ui/contourMask.ts', 'src/ui/contours.svg'],
    Show: () => <div css={field} />,
  },
]

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space.l,
})
const cell = css({ ...type.caption, display: 'grid', gap: space.xs })
const patch = css({ width: size.patch, height: '10rem' })
const field = css({
  height: '16rem',
  background: color.contour,
  ...contourMask('linear-gradient(#000, #000)'),
})
