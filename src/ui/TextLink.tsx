import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { color, radius, stroke } from '../theme/vars.ts'
import { SiteLink } from './SiteLink.tsx'

/** An underlined link in running text. */
export function TextLink(props: ComponentProps<typeof SiteLink>) {
  return <SiteLink css={root} {...props} />
}

const root = css({
  color: color.route,
  textDecorationThickness: stroke.thin,
  textUnderlineOffset: '0.18em',
  borderRadius: radius.small,
  '&:hover': { color: color.routeHover, textDecorationThickness: stroke.rule },
})
