import { css } from '@emotion/react'
import { type } from '../theme/type.ts'
import { color, size, stroke } from '../theme/vars.ts'
import { hidden } from './hidden.ts'
import { useWords } from './words.ts'

/** A placeholder link in HTML's own sense: no address, said to be unavailable. */
export function PlannedLink({ text }: { text: string }) {
  const { comingSoon } = useWords()
  return (
    <a css={root} role="link" aria-disabled="true" tabIndex={0} data-tooltip={comingSoon}>
      {text}
      <span css={hidden}>{` (${comingSoon.toLowerCase()})`}</span>
    </a>
  )
}

const root = css({
  ...type.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.targetFooter,
  color: color.ink2,
  cursor: 'default',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dashed',
  textDecorationThickness: stroke.thin,
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: '0.3em',
})
