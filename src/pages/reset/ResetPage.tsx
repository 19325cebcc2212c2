import { css } from '@emotion/react'
import messages from '../../content/messages.yaml'
import { PageTitle } from '../../shared/PageTitle.tsx'
import { pageHeight } from '../../theme/layout.ts'
import { size, space } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'

/** The page that clears this site's storage. Its text follows `data-copy` on <html> (src/offline/removeCopy.ts). */
export function ResetPage() {
  const words = messages.reset
  const lead = (
    <span role="status">
      <span css={working}>{words.working}</span>
      <span css={gone} hidden>
        {words.gone}
      </span>
      <span css={left} hidden>
        {words.left}
      </span>
    </span>
  )
  return (
    <div css={root}>
      <PageTitle title={words.heading} lead={lead} />
      <Container>
        <div css={action}>
          <Button href="/">{messages.notFound.home}</Button>
        </div>
      </Container>
    </div>
  )
}

const root = css({ minHeight: pageHeight, paddingBlockEnd: size.section })
const action = css({ marginBlockStart: space.l })
const working = css({ 'html[data-copy] &': { display: 'none' } })
// `hidden`, because a reader view does not know the style.
const gone = css({ 'html[data-copy=gone] &': { display: 'inline' } })
const left = css({ 'html[data-copy=left] &': { display: 'inline' } })
