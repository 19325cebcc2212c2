import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { color, motion, radius, space, stroke } from '../theme/vars.ts'

/** A drawn browser window around the picture of a website. If `address` is too long, only its beginning is visible, such as "www.example". */
export function Frame({ address, children }: { address: string; children: ReactNode }) {
  const [, name, domain] = /^(www\.[^.]*|[^.]*)(.*)$/.exec(address) ?? []
  return (
    <div css={root}>
      <div css={bar} dir="ltr" aria-hidden="true">
        <i css={dot} />
        <i css={dot} />
        <i css={dot} />
        <span css={place}>
          <span>{name}</span>
          <span>{domain}</span>
        </span>
      </div>
      {children}
    </div>
  )
}

/** Selects the drawn window while the pointer is on its card. The card's link (`data-over-card`) covers the whole card. */
const whenCardHovered = 'article:has([data-over-card]:hover) &'

const root = css({
  overflow: 'hidden',
  background: color.sheet,
  border: `${stroke.bold} solid ${color.ink}`,
  borderRadius: radius.frame,
  transition: `translate ${motion.quick}, box-shadow ${motion.quick}`,
  [media.hover]: {
    [whenCardHovered]: { translate: '-3px -3px', boxShadow: `4px 4px 0 ${color.contour}` },
  },
  [media.still]: { transition: 'none', [whenCardHovered]: { translate: 'none' } },
})

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  height: '2.25rem',
  paddingInline: space.s,
  borderBlockEnd: `${stroke.thin} solid ${color.line}`,
})

const dot = css({
  width: '9px',
  height: '9px',
  flex: 'none',
  border: `${stroke.thin} solid ${color.lineStrong}`,
  borderRadius: '50%',
})

const place = css({
  ...type.caption,
  display: 'flex',
  // The box is one line high and hides the second line, to which a long domain wraps.
  flexWrap: 'wrap',
  height: `${type.caption.lineHeight}em`,
  marginInlineStart: space.xs,
  overflow: 'hidden',
  color: color.ink2,
  whiteSpace: 'nowrap',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
})
