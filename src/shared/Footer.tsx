import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { color, size, space, stroke } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'
import { Copyright } from './Copyright.tsx'
import { FooterColumns } from './FooterColumns.tsx'
import { FooterContact } from './FooterContact.tsx'
import { MotionControl } from './MotionControl.tsx'
import { ThemeControl } from './ThemeControl.tsx'

type Props = ComponentProps<typeof FooterContact> &
  ComponentProps<typeof FooterColumns> & {
    theme: ComponentProps<typeof ThemeControl>['words']
    motion: ComponentProps<typeof MotionControl>['words']
    /** The installed app's lines: what is saved, and the offer to install. */
    children?: ReactNode
  }

export function Footer({ facts, definition, columns, note, theme, motion, children }: Props) {
  return (
    <footer css={root}>
      <div data-below="">
        <Container>
          <div css={grid}>
            <FooterContact facts={facts} definition={definition} />
            <FooterColumns columns={columns} note={note} />
          </div>
          <div css={controls}>
            <Copyright owner={facts.brand} />
            <ThemeControl words={theme} />
            <MotionControl words={motion} />
            {children}
          </div>
        </Container>
      </div>
    </footer>
  )
}

const root = css({
  paddingBlock: `calc(${space.huge} + 1vw) max(${space.l}, env(safe-area-inset-bottom))`,
  background: color.sunk,
  // Room to scroll the last line above a notice; it stays, so that nothing moves when the notice goes.
  // No padding: a browser keeps the place of what is read only while no box around it changes.
  [media.screen]: {
    'html:has([data-noticed]) &::after': { content: '""', display: 'block', height: '8.5rem' },
  },
  [media.print]: {
    paddingBlock: `${space.s} 0`,
    borderBlockStart: `${stroke.thin} solid ${color.ink}`,
  },
})

const grid = css({
  display: 'grid',
  gap: size.gap,
  [media.columns]: { gridTemplateColumns: '4fr 8fr' },
})

const controls = css({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.xl}`,
  marginBlockStart: space.xxl,
  paddingBlockStart: space.l,
  borderBlockStart: `${stroke.thin} solid ${color.line}`,
  color: color.ink2,
  [media.print]: { display: 'none' },
})
