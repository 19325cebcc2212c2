import { css } from '@emotion/react'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { space } from '../../theme/vars.ts'
import { between } from '../../ui/Container.tsx'
import { hero } from '../../shared/heroGeometry.ts'

interface Props {
  text: string
  /** Width of the text in em. */
  width: number
}

/** The brand name from margin to margin; its size follows from its width. */
export function HeroTitle({ text, width }: Props) {
  return (
    <h1
      css={[
        root,
        css({
          fontSize: fitting(width),
          // Firefox takes a share of the sheet with its margins: no more than fits between those of A4.
          [media.print]: {
            fontSize: `min(${+(98 / width).toFixed(2)}cqi, ${+(178 / width).toFixed(2)}mm)`,
          },
        }),
      ]}
      data-halo={text}
      tabIndex={-1}
    >
      {text}
    </h1>
  )
}

/** Margin to margin up to 1440 px, for a text this wide in em, and never wider than its room. */
const fitting = (width: number) => {
  const rem = (value: number) => `${+(value / width).toFixed(4)}rem`
  const share = +(90.5 / width).toFixed(3)
  // The stand-in font may be a little wider, and its line must not break.
  const room = `${between('100cqi')} / ${+(width * 1.02).toFixed(3)}`
  const fit = `min(max(${rem(17)}, ${share}cqi - .16rem), ${room}, ${rem(80.3)}, 11.25rem)`
  // A short name would push the buttons off a phone's first screen.
  return share > 16 ? `min(${fit}, 0.9rem + 12cqi)` : fit
}

const root = css({
  ...type.title,
  ...hero.halo('.28em'),
  lineHeight: 0.92,
  // It fits on its line, unless a visitor's own settings make it wider.
  overflowWrap: 'anywhere',
  marginInlineStart: '-.045em',
  marginBlockStart: `calc(${space.s} + 1vw)`,
})
