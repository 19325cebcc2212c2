import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { color, radius, stroke } from '../theme/vars.ts'
import { visuallyHidden } from './text.tsx'
import { useMessages } from './messages.ts'

type Props = ComponentProps<'a'> & {
  href: string
  /** Leads to a new document of the site, perhaps in another language, which the browser loads. */
  newDocument?: boolean
}

export const isOtherSite = (href: string) => /^https?:/.test(href)

/** A link: client-side within the site, native within the page; another site opens in a new tab, announced and without access to this one. */
export function SiteLink({ newDocument, children, ...rest }: Props) {
  const messages = useMessages()
  if (isOtherSite(rest.href) && !newDocument) {
    return (
      <a {...rest} target="_blank" rel="noopener">
        {children}
        <span css={visuallyHidden}>{` ${messages.newTab}`}</span>
      </a>
    )
  }
  if (rest.href.startsWith('/') && !rest.download && !newDocument) {
    return <Link {...rest}>{children}</Link>
  }
  return <a {...rest}>{children}</a>
}

/** An underlined link in running text. */
export function TextLink(props: ComponentProps<typeof SiteLink>) {
  return <SiteLink css={underlined} {...props} />
}

const underlined = css({
  color: color.route,
  textDecorationThickness: stroke.thin,
  textUnderlineOffset: '0.18em',
  borderRadius: radius.small,
  '&:hover': { color: color.routeHover, textDecorationThickness: stroke.rule },
})
