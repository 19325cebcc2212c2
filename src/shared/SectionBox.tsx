import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '../theme/media.ts'
import { size, space } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'

interface Props {
  /** Address of the section on its page. */
  id: string
  children: ReactNode
}

/** A section of a page, named by the heading whose id is its own plus "-heading". */
export function SectionBox({ id, children }: Props) {
  return (
    <section css={root} id={id} aria-labelledby={headingId(id)} tabIndex={-1}>
      <Container>{children}</Container>
    </section>
  )
}

export const headingId = (id: string) => `${id}-heading`

const root = css({ paddingBlock: size.section, [media.print]: { paddingBlock: space.m } })
