import { css } from '@emotion/react'
import { color } from '../../theme/vars.ts'
import type { LinkItem } from '../../content/types.ts'
import { Bar } from '../../shared/Bar.tsx'
import { HomeLink } from '../../shared/HomeLink.tsx'
import { Menu } from './Menu.tsx'

interface Props {
  brand: string
  homeLabel: string
  links: readonly Required<LinkItem>[]
  action: Required<LinkItem>
  menu: { open: string; close: string; label: string }
}

/** The home page's bar: brand, links to its sections, and the one thing to do. */
export function Header({ brand, homeLabel, links, action, menu }: Props) {
  return (
    <Bar screenOnly>
      <HomeLink brand={brand} label={homeLabel} />
      <nav css={root} aria-label={menu.label}>
        <Menu links={links} action={action} open={menu.open} close={menu.close} />
      </nav>
    </Bar>
  )
}

const root = css({ color: color.ink })
