import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { newTab } from '../content/messages.yaml'
import { color, radius, stroke } from '../theme/vars.ts'
import { visuallyHidden } from './text.tsx'

export const isOtherSite = (href: string) => /^https?:/.test(href)

/** A link. A link to another website opens in a new tab, and a hidden text says so to screen readers. */
export function SiteLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  // A link with `hrefLang` leads to this site in another language, so it opens in the same tab.
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
