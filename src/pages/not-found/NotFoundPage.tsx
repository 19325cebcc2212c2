import { css } from '@emotion/react'
import { notFound } from '../../content/messages.yaml'
import { resetUrl } from '../../addresses.ts'
import { Foothills } from '../../shared/Foothills.tsx'
import { titleStart } from '../../theme/layout.ts'
import { type } from '../../theme/type.ts'
import { space } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/text.tsx'
import { TextLink } from '../../ui/SiteLink.tsx'

/** The 404 page, with links to the home page and to /reset, the page that deletes the offline copy of the site. */
export function NotFoundPage() {
  const { code, heading, note, home, reset } = notFound
  return (
    <Foothills>
      <h1 css={title} data-halo={code} tabIndex={-1}>
        {code}
      </h1>
      <p css={subtitle}>{heading}</p>
      <Note>{note}</Note>
      <Button href="/">{home}</Button>
      <p css={[small, online]}>
        <TextLink href={resetUrl}>{reset}</TextLink>
      </p>
    </Foothills>
  )
}

const title = css({
  ...type.title,
  // The limit of 36vw matters if the visitor enlarges the text.
  fontSize: 'min(clamp(6rem, 24vw, 11.25rem), 36vw)',
  marginInlineStart: titleStart,
})
const subtitle = css(type.dialog)
/** Hides the link to /reset from offline visitors, because the offline copy does not include /reset. */
const online = css({ 'html[data-offline] &': { display: 'none' } })
const small = css({
  ...type.caption,
  marginBlockStart: space.m,
  '& a': { display: 'inline-block', paddingBlock: space.xs },
})
