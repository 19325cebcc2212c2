import { css } from '@emotion/react'
import type { ReactNode, Ref } from 'react'
import type { MapSymbol } from '../../content/types.ts'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, size, space, stroke } from '../../theme/vars.ts'
import { Note } from '../../ui/Note.tsx'
import { Patch } from '../../ui/Patch.tsx'

interface Props {
  symbol: MapSymbol
  label: string
  value: string
  valueRef?: Ref<HTMLElement>
  children: ReactNode
}

/** A ruled row of the contact dialog: a fact and its buttons. */
export function Station({ symbol, label, value, valueRef, children }: Props) {
  return (
    <div css={root}>
      <div css={patch}>
        <Patch symbol={symbol} />
      </div>
      <div css={body}>
        <Note>{label}</Note>
        <p>
          <strong css={fact} ref={valueRef}>
            {value}
          </strong>
        </p>
        <div css={buttons}>{children}</div>
      </div>
    </div>
  )
}

const root = css({
  borderBlockEnd: `${stroke.thin} solid ${color.ink}`,
  [media.wide]: { display: 'grid', gridTemplateColumns: `${size.patch} 1fr` },
})

const patch = css({
  display: 'none',
  [media.wide]: {
    display: 'block',
    position: 'relative',
    borderInlineEnd: `${stroke.thin} solid ${color.ink}`,
    '& > svg': { position: 'absolute', inset: 0 },
  },
})

const body = css({
  paddingBlock: '1.25rem',
  paddingInline: size.gutter,
  [media.wide]: { paddingInline: space.l },
})

const fact = css({ ...type.name, fontVariantNumeric: 'lining-nums tabular-nums' })

const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginBlockStart: space.m,
  '& > *': { flex: '1 1 auto' },
  [media.wide]: { '& > *': { flex: 'none' } },
})
