import { css } from '@emotion/react'
import { media } from '../src/theme/media.ts'
import { type } from '../src/theme/type.ts'
import { color, size, space, stroke } from '../src/theme/vars.ts'
import { anchor, type Group } from './entry.ts'

/** The list of all entries: beside them on a wide window, before them on others. */
export function Index({ groups }: { groups: readonly Group[] }) {
  return (
    <nav css={root} aria-label="Index">
      {groups.map(({ name, entries }) => (
        <details css={part} key={name} open>
          <summary css={heading}>{name}</summary>
          <ul css={list}>
            {entries.map((entry) => (
              <li key={entry.name}>
                <a css={link} href={`#${anchor(entry.name)}`}>
                  {entry.name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

const root = css({
  ...type.caption,
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  padding: `${space.xl} ${size.gutter}`,
  background: color.sunk,
  [media.full]: {
    position: 'sticky',
    top: 0,
    height: '100vh',
    overflow: 'auto',
    padding: `${space.xl} ${space.l}`,
    borderInlineEnd: `${stroke.thin} solid ${color.ink}`,
  },
})
const part = css({ '& + &': { borderBlockStart: `${stroke.thin} solid ${color.line}` } })
const heading = css({ paddingBlock: space.xs, fontWeight: 680, cursor: 'pointer' })
const list = css({
  columns: '9rem',
  [media.full]: { columns: 'auto' },
})
const link = css({
  display: 'block',
  paddingBlock: space.hair,
  color: color.ink2,
  textDecoration: 'none',
  '&:hover': { color: color.route, textDecoration: 'underline' },
})
