import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { type } from '../../theme/type.ts'
import { color, space, stroke } from '../../theme/vars.ts'
import { Plate } from '../../ui/Plate.tsx'

export interface LegendWords {
  heading: string
  summit: string
  route: string
  planned: string
  empty: string
}

type LegendMark = Exclude<keyof LegendWords, 'heading'>

/** What each mark on this map means. */
export function Legend({ words }: { words: LegendWords }) {
  return (
    <Plate>
      <h3 css={heading}>{words.heading}</h3>
      <ul css={list}>
        {marks.map(([key, drawing]) => (
          <li css={row} key={key}>
            <svg css={mark} viewBox="0 0 40 24" aria-hidden="true">
              {drawing}
            </svg>
            {words[key]}
          </li>
        ))}
      </ul>
    </Plate>
  )
}

const heading = css({
  ...type.card,
  paddingBlock: space.s,
  paddingInline: '1.25rem',
  borderBlockEnd: `${stroke.thin} solid ${color.ink}`,
})

const list = css({ display: 'grid', gap: space.m, padding: '1.25rem' })

const row = css({
  ...type.note,
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr',
  alignItems: 'center',
  gap: '1.25rem',
  color: color.ink2,
})

const mark = css({ width: '2.5rem', fill: 'none', stroke: color.ink, strokeWidth: 2 })
const summit = css({ fill: color.route, stroke: 'none' })
const route = css({ stroke: color.route, strokeWidth: 2.5 })

const marks: readonly [LegendMark, ReactNode][] = [
  ['summit', <path key="summit" css={summit} d="M20 3 30 20H10Z" />],
  ['route', <path key="route" css={route} d="M1 15C12 15 14 8 24 9S34 8 39 8" />],
  ['planned', <path key="planned" strokeDasharray="6 4" d="M1 12H39" />],
  ['empty', <path key="empty" strokeWidth="1.5" d="M1 3H39V21H1Z" />],
]
