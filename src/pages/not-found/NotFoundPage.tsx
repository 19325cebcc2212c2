import { css } from '@emotion/react'
import { useSyncExternalStore } from 'react'
import messages from '../../content/messages.yaml'
import { canonicalPath, resetUrl } from '../../content/addresses.ts'
import { summit, Terrain } from '../../shared/Terrain.tsx'
import { pageHeight, titleStart } from '../../theme/layout.ts'
import { type } from '../../theme/type.ts'
import { color, size, space } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Note } from '../../ui/text.tsx'
import { TextLink } from '../../ui/SiteLink.tsx'

interface Page {
  path: string
  name: string
}

/** The page at an address without its capitals and the punctuation around it, which mails and flyers add. */
function meantBy(pathname: string, pages: readonly Page[]) {
  const plain = canonicalPath(pathname)
    .toLowerCase()
    .replace(/^[^a-z\d]+|[^a-z\d]+$/g, '')
  return pages.find(({ path }) => path === canonicalPath(`/${plain}`))
}

const never = () => () => {}

/** The 404 page: terrain whose summit lies outside the page, and links home and to the page that was probably meant. */
export function NotFoundPage({ pages }: { pages: readonly Page[] }) {
  const { code, heading, note, meant, home, reset } = messages.notFound
  // The prerendered page, which hydration must match, is the same at every address.
  const page = useSyncExternalStore(
    never,
    () => meantBy(location.pathname, pages),
    () => undefined,
  )
  return (
    <div css={root}>
      <Terrain />
      <Container>
        <div css={text}>
          <h1 css={title} data-halo={code} tabIndex={-1}>
            {code}
          </h1>
          <p css={line}>{heading}</p>
          <Note>
            {page ? (
              <>
                {meant} <TextLink href={page.path}>{page.name}</TextLink>
              </>
            ) : (
              note
            )}
          </Note>
          <Button href="/">{home}</Button>
          <p css={[small, online]}>
            <TextLink href={resetUrl} newDocument>
              {reset}
            </TextLink>
          </p>
        </div>
      </Container>
    </div>
  )
}

const root = css({
  ...summit('calc(100% + 4rem)', '12rem', 'clamp(44rem, 96cqi, 90rem)'),
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: pageHeight,
  // The lines run out above the footer.
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '60% 0 0',
    background: `linear-gradient(transparent, ${color.paper} 50%)`,
  },
  paddingBlock: `calc(${size.barWide} + env(safe-area-inset-top) + ${space.xl}) ${space.huge}`,
})

const text = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
})

const title = css({
  ...type.title,
  fontSize: 'clamp(6rem, 24vw, 11.25rem)',
  marginInlineStart: titleStart,
})
const line = css(type.dialog)
/** Only the host can answer for /reset. */
const online = css({ 'html[data-offline] &': { display: 'none' } })
const small = css({
  ...type.caption,
  marginBlockStart: space.m,
  '& a': { display: 'inline-block', paddingBlock: space.xs },
})
