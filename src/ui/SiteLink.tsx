import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { color, radius, stroke } from '../theme/vars.ts'
import { hidden } from './text.tsx'
import { useWords } from './words.ts'

type Props = ComponentProps<'a'> & {
  href: string
  /** Opens elsewhere: in a new tab, said aloud, unable to reach back. */
  newTab?: boolean | undefined
  /** Asks the host for the page, although it is one of the site's. */
  fromHost?: boolean
}

/** A link: within the site without a reload, within the page natively, or in a new tab. */
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
