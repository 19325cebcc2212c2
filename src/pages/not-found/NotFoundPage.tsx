import { css } from '@emotion/react'
import { useSyncExternalStore } from 'react'
import messages from '../../content/messages.yaml'
import { canonicalPath, resetUrl } from '../../content/addresses.ts'
import { Foothills } from '../../shared/Foothills.tsx'
import { titleStart } from '../../theme/layout.ts'
import { type } from '../../theme/type.ts'
import { space } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/text.tsx'
import { TextLink } from '../../ui/SiteLink.tsx'

interface Page {
  path: string
  name: string
}

/** How many letters of a word are missing, more or others in another word (Levenshtein's distance). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const letter of one) {
    let left = 0
    row = row.map((above, index) => {
      const diagonal = (row[index - 1] ?? above) + Number(other[index - 1] !== letter)
      left = index === 0 ? above + 1 : Math.min(above + 1, left + 1, diagonal)
      return left
    })
  }
  return row.at(-1) ?? 0
}

/** The last name in an address: letters, digits and hyphens, without what mails, flyers and old sites add around it. */
const nameIn = (part: string) => /[a-z\d-]+/.exec(part.toLowerCase())?.[0] ?? ''

/** The page or section whose name is in an address, or one that differs in a letter of four, at most in two. */
function meantBy(pathname: string, pages: readonly Page[]) {
  const names = canonicalPath(pathname)
    .split('/')
    .map(nameIn)
    .filter((name) => name !== '')
  const near = pages.flatMap((page) => {
    const own = nameIn(page.path)
    const off = Math.min(...names.map((name) => distance(name, own)))
    return off <= Math.min(2, own.length / 4) ? { page, off } : []
  })
  return near.sort((one, other) => one.off - other.off)[0]?.page
}

const never = () => () => {}

/** The 404 page, with links home and to the page that was probably meant. */
export function NotFoundPage({ pages }: { pages: readonly Page[] }) {
  const { code, heading, note, meant, home, reset } = messages.notFound
  // The prerendered page, which hydration must match, is the same at every address.
  const page = useSyncExternalStore(
    never,
    () => meantBy(location.pathname, pages),
    () => undefined,
  )
  return (
    <Foothills>
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
    </Foothills>
  )
}

const title = css({
  ...type.title,
  // In large letters it gives way to the window's width.
  fontSize: 'min(clamp(6rem, 24vw, 11.25rem), 36vw)',
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
