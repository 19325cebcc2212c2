import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { barBottom, barBottomWide } from '../theme/layout.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { size, space } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'
import { Fitted } from '../ui/Fitted.tsx'

export function PageTitle({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <div css={root}>
      <Container>
        <h1 css={heading} tabIndex={-1}>
          <Fitted text={title} />
        </h1>
        <p css={text}>{lead}</p>
      </Container>
    </div>
  )
}

const root = css({
  paddingBlockStart: `calc(${barBottom} + ${space.xl})`,
  [media.wide]: {
    paddingBlockStart: `calc(${barBottomWide} + ${space.xxl})`,
  },
})
const heading = css(type.title)
const text = css({ ...type.lead, maxWidth: size.lead, marginBlockStart: space.l })
