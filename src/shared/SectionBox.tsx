import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { size, space } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'
import type { SectionId } from '../pageFacts.ts'

interface Props {
  id: SectionId
  /** Belongs to the page's title above it, and begins close to it. */
  afterTitle?: boolean
  children: ReactNode
}

/** A section of a page, labelled by the heading with the id `headingId(id)`. */
export function SectionBox({ id, afterTitle = false, children }: Props) {
  return (
    <section
      css={[root, afterTitle && close]}
      id={id}
      aria-labelledby={headingId(id)}
      tabIndex={-1}
    >
      <Container>{children}</Container>
    </section>
  )
}

export const headingId = (id: string) => `${id}-heading`

const close = css({ paddingBlockStart: `clamp(${space.xl}, 4vw, ${space.xxl})` })

const root = css({ paddingBlock: size.section })
