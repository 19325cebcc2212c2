import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { color, radius, stroke } from '../theme/vars.ts'
import { hidden } from './text.tsx'
import { useWords } from './words.ts'

type Props = ComponentProps<'a'> & {
  href: string
  /** Opens another site in a new tab, and announces it. */
  newTab?: boolean | undefined
  /** Loads a page of the site from the host, as a new document. */
  fromHost?: boolean
}

/** A link: client-side within the site, native within the page, or in a new tab. */
export function SiteLink({ newTab, fromHost, children, ...rest }: Props) {
  const words = useWords()
  if (newTab) {
    return (
      <a {...rest} target="_blank" rel="noopener" data-outbound="">
        {children}
        <span css={hidden}>{` ${words.newTab}`}</span>
      </a>
    )
  }
  if (rest.href.startsWith('/') && !rest.download && !fromHost) {
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
