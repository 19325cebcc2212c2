import { css } from '@emotion/react'
import type { LinkItem } from '../content/types.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { size, space } from '../theme/vars.ts'
import { Note } from '../ui/Note.tsx'
import { PlannedLink } from '../ui/PlannedLink.tsx'
import { TextLink } from '../ui/TextLink.tsx'

interface Props {
  columns: readonly { heading: string; links: readonly LinkItem[] }[]
  note: string
}

/** The footer's link columns, and the note that explains their dashes. */
export function FooterColumns({ columns, note }: Props) {
  return (
    <div css={root}>
      <div css={grid}>
        {columns.map(({ heading, links }) => (
          <div key={heading}>
            <h2 css={title}>{heading}</h2>
            <ul css={list}>
              {links.map(({ text, href }) => (
                <li key={text}>
                  {href ? <TextLink href={href}>{text}</TextLink> : <PlannedLink text={text} />}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div css={remark}>
        <Note>{note}</Note>
      </div>
    </div>
  )
}

const root = css({ display: 'grid', gap: space.l, [media.print]: { display: 'none' } })

const grid = css({
  display: 'grid',
  gap: size.gap,
  gridTemplateColumns: '1fr 1fr',
  [media.wide]: { gridTemplateColumns: 'repeat(3, 1fr)' },
})

const title = css({ fontStretch: '112%', fontWeight: 680, fontSize: '1rem', lineHeight: 1.3 })
const list = css({ marginBlockStart: space.xs })
const remark = css({ ...type.caption })
