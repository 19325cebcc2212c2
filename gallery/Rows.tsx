import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { type } from '../src/theme/type.ts'
import { color, space } from '../src/theme/vars.ts'

/** Things with their names before them, a row each. */
export function Rows({ rows }: { rows: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl css={root}>
      {Object.entries(rows).map(([name, shown]) => (
        <div css={row} key={name}>
          <dt css={term}>{name}</dt>
          <dd css={detail}>{shown}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A row for each name, showing what is made of it. */
export const rowsOf = <Name extends string>(
  names: readonly Name[],
  show: (name: Name) => ReactNode,
): Record<string, ReactNode> => Object.fromEntries(names.map((name) => [name, show(name)]))

const root = css({ display: 'grid', gap: space.m })
const row = css({ display: 'grid', gap: space.xs })
const term = css({ ...type.caption, color: color.ink2 })
const detail = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m })
