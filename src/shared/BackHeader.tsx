import { css } from '@emotion/react'
import { media } from '../theme/media.ts'
import { size } from '../theme/vars.ts'
import { Button } from '../ui/Button.tsx'
import { Bar } from './Bar.tsx'
import { HomeLink } from './HomeLink.tsx'

interface Props {
  brand: string
  homeLabel: string
  back: string
}

/** The inner pages' bar: brand, and the way back. */
export function BackHeader({ brand, homeLabel, back }: Props) {
  return (
    <Bar>
      <HomeLink brand={brand} label={homeLabel} compact />
      <span css={root}>
        <Button look="secondary" icon="arrow-left" href="/">
          {back}
        </Button>
      </span>
    </Bar>
  )
}

const root = css({
  '& > a': { minHeight: size.targetBar },
  [media.phone]: {
    '& > a': { paddingInline: 0, boxShadow: 'none', gap: 0, whiteSpace: 'nowrap' },
  },
})
