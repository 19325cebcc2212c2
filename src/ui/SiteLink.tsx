import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { newTab } from '../content/messages.yaml'
import { color, radius, stroke } from '../theme/vars.ts'
import { visuallyHidden } from './text.tsx'

export const isOtherSite = (href: string) => /^https?:/.test(href)

/** A link. Another site opens in a new tab, announced and without access to this one. */
export function SiteLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  // The site itself in another language is no other site.
  if (!isOtherSite(rest.href) || rest.hrefLang) return <a {...rest}>{children}</a>
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span css={visuallyHidden}>{` ${newTab}`}</span>
    </a>
  )
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
