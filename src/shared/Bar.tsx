import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '../theme/media.ts'
import { color, size, space, stroke } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'
import { useWords } from '../ui/words.ts'

interface Props {
  children: ReactNode
  /** Left out on paper, where the page itself says whose it is. */
  screenOnly?: boolean
}

/** The fixed bar at the top of every page; its first stop is the way past it. */
export function Bar({ children, screenOnly = false }: Props) {
  const { skip } = useWords()
  return (
    <header css={[root, screenOnly && onScreen]}>
      <a css={skipLink} href="#main">
        {skip}
      </a>
      <Container>
        <div css={row}>{children}</div>
      </Container>
    </header>
  )
}

const root = css({
  position: 'fixed',
  zIndex: 10,
  insetBlockStart: 0,
  insetInline: 0,
  paddingBlockStart: 'env(safe-area-inset-top)',
  background: color.paper,
  [media.print]: { position: 'static' },
})

const onScreen = css({ [media.print]: { display: 'none' } })

const row = css({
  container: 'bar / inline-size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  height: size.bar,
  borderBlockEnd: `${stroke.thin} solid ${color.ink}`,
  [media.wide]: { height: size.barWide },
  [media.print]: { height: 'auto', paddingBlockEnd: space.s },
})

const skipLink = css({
  position: 'absolute',
  insetInlineStart: space.xs,
  insetBlockStart: space.xs,
  zIndex: 1,
  paddingBlock: space.s,
  paddingInline: space.m,
  background: color.ink,
  color: color.paper,
  '&:not(:focus)': { translate: '0 -200%' },
  [media.print]: { display: 'none' },
})
