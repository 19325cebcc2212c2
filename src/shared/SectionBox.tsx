import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { size, space } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'
import type { SectionId } from '../pageFacts.ts'

interface Props {
  id: SectionId
  /** Reduces the space above the section, because the page's title is directly above. */
  afterTitle?: boolean
  children: ReactNode
}

/** A section of a page. `children` need a heading with the id `headingId(id)`, because the heading labels the section. */
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

/** Returns the `id` of a section's heading. */
export const headingId = (id: string) => `${id}-heading`

const close = css({ paddingBlockStart: `clamp(${space.xl}, 4vw, ${space.xxl})` })

const root = css({ paddingBlock: size.section })
