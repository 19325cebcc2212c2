import { css } from '@emotion/react'
import { size, space } from '../theme/vars.ts'
import { Button } from '../ui/Button.tsx'
import { Container } from '../ui/Container.tsx'
import { PageTitle } from './PageTitle.tsx'

interface Props {
  heading: string
  note: string
  home: string
}

/** The page that clears this site's storage says so. */
export function Cleared({ heading, note, home }: Props) {
  return (
    <div css={root}>
      <PageTitle title={heading} lead={note} />
      <Container>
        <div css={action}>
          <Button href="/">{home}</Button>
        </div>
      </Container>
    </div>
  )
}

const root = css({ minHeight: '92svh', paddingBlockEnd: size.section })
const action = css({ marginBlockStart: space.l })
