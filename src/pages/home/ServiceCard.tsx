import { css } from '@emotion/react'
import type { ShownService } from '../../content/types.ts'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, radius, size, space, stroke } from '../../theme/vars.ts'
import { Patch } from '../../ui/Patch.tsx'
import { rising } from '../../shared/rising.ts'

export function ServiceCard({ service }: { service: ShownService }) {
  return (
    <li css={[root, rising]}>
      <div css={patch}>
        <Patch symbol={service.symbol} />
      </div>
      <div css={words}>
        <h3 css={title}>{service.title}</h3>
        <p css={text}>{service.description}</p>
      </div>
    </li>
  )
}

const root = css({
  display: 'grid',
  // In a narrow column the patch and the margins make room for a title's longest word.
  gridTemplateColumns: `clamp(3.5rem, 100cqi - 10rem, ${size.patch}) 1fr`,
  overflow: 'clip',
  background: color.sheet,
  border: `${stroke.thin} solid ${color.ink}`,
  borderRadius: radius.small,
  breakInside: 'avoid',
  [media.print]: { gridTemplateColumns: '4.5rem 1fr' },
})

const patch = css({
  position: 'relative',
  borderInlineEnd: `${stroke.thin} solid ${color.ink}`,
  '& > svg': { position: 'absolute', inset: 0 },
})

const words = css({
  display: 'grid',
  minWidth: 0,
  alignContent: 'start',
  // A long word breaks, instead of being cut off.
  overflowWrap: 'anywhere',
  gap: space.xs,
  paddingBlock: '1.125rem',
  paddingInline: 'clamp(0.75rem, 50cqi - 7.03rem, 1.25rem)',
  [media.print]: { gap: 0, padding: space.xs },
})

const title = css(type.card)
const text = css({
  color: color.ink2,
  fontSize: '1.0313rem',
  lineHeight: 1.46,
  [media.print]: { lineHeight: 1.35 },
})
