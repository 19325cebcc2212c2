import { css } from '@emotion/react'
import { useChoice } from '../theme/useChoice.ts'
import { media } from '../theme/media.ts'
import { color, size, stroke } from '../theme/vars.ts'

interface Words {
  on: string
  off: string
}

/** Stops and starts everything on the site that moves by itself. */
export function MotionControl({ words }: { words: Words }) {
  const [motion, choose] = useChoice('motion')
  return (
    <button css={root} type="button" onClick={() => choose(motion === 'on' ? 'off' : 'on')}>
      {words[motion]}
    </button>
  )
}

const root = css({
  minHeight: size.targetFooter,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  textDecorationLine: 'underline',
  textDecorationThickness: stroke.thin,
  textUnderlineOffset: '0.25em',
  '&:hover': { color: color.ink, textDecorationThickness: stroke.rule },
  [media.still]: { display: 'none' },
  [media.scriptless]: { display: 'none' },
  [media.print]: { display: 'none' },
})
