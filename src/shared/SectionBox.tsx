import { css, type SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import { size } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'
import type { SectionId } from '../pageFacts.ts'

interface Props {
  id: SectionId
  /** A style in addition to the section's own style. */
  box?: SerializedStyles
  children: ReactNode
}

/** A section of a page. `children` need a heading with the id `headingId(id)`, which names the section. */
export function SectionBox({ id, box, children }: Props) {
  return (
    <section css={[root, box]} id={id} aria-labelledby={headingId(id)} tabIndex={-1}>
      <Container>{children}</Container>
    </section>
  )
}

/** Returns the `id` of a section's heading. */
export const headingId = (id: string) => `${id}-heading`

const root = css({ paddingBlock: size.section })
