import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { type } from '../theme/type.ts'
import { color, motion, radius, size, space, stroke } from '../theme/vars.ts'
import { Icon, type IconName } from './Icon.tsx'
import { isOtherSite, SiteLink } from './SiteLink.tsx'

type ButtonLook = 'primary' | 'secondary' | 'planned' | 'bar' | 'band' | 'bandOutline'

interface Common {
  look?: ButtonLook
  icon?: IconName | undefined
  /** A text that appears on hover or keyboard focus. Touch screens show no tooltips, so the page must say the same elsewhere. */
  tooltip?: string | undefined
  children: ReactNode
}
type ButtonProps = Common & Omit<ComponentProps<'button'>, keyof Common> & { href?: undefined }
type LinkProps = Common & Omit<ComponentProps<typeof SiteLink>, keyof Common>

/** A button. With `href`, a link that looks like a button. */
export function Button(props: ButtonProps | LinkProps) {
  const { look = 'primary', icon, tooltip, children, ...rest } = props
  const styled = { css: [root, looks[look]], 'data-tooltip': tooltip }
  const isOutbound = rest.href !== undefined && isOtherSite(rest.href)
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {isOutbound && !icon && <Icon name="arrow-up-right" />}
    </>
  )
  return rest.href !== undefined ? (
    <SiteLink {...styled} {...rest}>
      {content}
    </SiteLink>
  ) : (
    <button type="button" {...styled} {...rest}>
      {content}
    </button>
  )
}

/** The style of a button with an icon and no text. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} as const

const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: size.target,
  paddingBlock: space.xs,
  paddingInline: 'min(1.25rem, 6.25vw)',
  border: 0,
  borderRadius: radius.small,
  textAlign: 'center',
  textDecoration: 'none',
  lineHeight: 1.2,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  ...type.button,
})

const outlined = (line: string, ground: string) => ({
  background: ground,
  color: line,
  boxShadow: `inset 0 0 0 ${stroke.bold} ${line}`,
})

const looks = {
  primary: css({
    background: color.route,
    color: color.onRoute,
    '&:hover, &:active': { background: color.routeHover },
  }),
  secondary: css({
    ...outlined(color.ink, color.paper),
    '&:hover, &:active': { background: color.ink, color: color.paper },
  }),
  /** For a link to the website of an invented sample client. The dashed border says that the website does not exist. */
  planned: css({
    background: color.paper,
    color: color.ink,
    border: `${stroke.bold} dashed ${color.ink}`,
    '&:hover, &:active': { background: color.ink, color: color.paper },
  }),
  bar: css({
    background: color.ink,
    color: color.paper,
    '&:hover, &:active': { background: color.ink2 },
  }),
  band: css({
    background: color.larch,
    color: color.onLarch,
    '&:hover, &:active': { background: color.onBand },
  }),
  bandOutline: css({
    ...outlined(color.onBand, color.band),
    '&:hover, &:active': { background: color.onBand, color: color.band },
  }),
} satisfies Record<ButtonLook, unknown>
