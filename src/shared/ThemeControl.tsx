import { css } from '@emotion/react'
import { choices } from '../theme/choices.ts'
import { useChoice } from '../theme/useChoice.ts'
import { color, radius, size, space, stroke } from '../theme/vars.ts'
import { media } from '../theme/media.ts'

interface Words {
  label: string
  system: string
  light: string
  dark: string
}

/** System, light or dark; the browser's own bars follow. */
export function ThemeControl({ words }: { words: Words }) {
  const [theme, choose] = useChoice('theme')

  return (
    <div css={root} role="group" aria-label={words.label}>
      {choices.theme.map((option) => (
        <button
          css={button}
          key={option}
          type="button"
          aria-pressed={option === theme}
          data-tooltip={`${words.label}: ${words[option]}`}
          onClick={() => choose(option)}
        >
          {words[option]}
        </button>
      ))}
    </div>
  )
}

const root = css({
  display: 'flex',
  border: `${stroke.thin} solid ${color.ink}`,
  borderRadius: radius.small,
  [media.print]: { display: 'none' },
  [media.scriptless]: { display: 'none' },
})

const button = css({
  minHeight: size.targetFooter,
  paddingInline: space.m,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '& + &': { borderInlineStart: `${stroke.thin} solid ${color.ink}` },
  '&:hover': { background: color.paper },
  '&[aria-pressed="true"]': { background: color.ink, color: color.paper },
})
