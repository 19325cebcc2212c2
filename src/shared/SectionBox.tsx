import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { size } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'
import type { SectionId } from './sections.ts'

interface Props {
  id: SectionId
  children: ReactNode
}

/** A section of a page, labelled by the heading with the id `headingId(id)`. */
export function SectionBox({ id, children }: Props) {
  return (
    <section css={root} id={id} aria-labelledby={headingId(id)} tabIndex={-1}>
      <Container>{children}</Container>
    </section>
  )
}

export const headingId = (id: string) => `${id}-heading`

const root = css({ paddingBlock: size.section })
