import { css } from '@emotion/react'
import { choices } from '../boot/choices.ts'
import { motion, theme } from '../content/messages.yaml'
import { media } from '../theme/media.ts'
import { useChoice } from './useChoice.ts'
import { color, radius, size, space, stroke } from '../theme/vars.ts'
import { rowWidth } from '../ui/textWidth.ts'

/** Buttons with which the visitor chooses the color theme and stops or starts motion. */
export function Controls() {
  const [chosenTheme, chooseTheme] = useChoice('theme')
  const [chosenMotion, chooseMotion] = useChoice('motion')
  return (
    <>
      <div css={themes} role="group" aria-label={theme.label}>
        {choices.theme.map((option) => (
          <button
            css={themeButton}
            key={option}
            type="button"
            aria-pressed={option === chosenTheme}
            data-tooltip={`${theme.label}: ${theme[option]}`}
            onClick={() => chooseTheme(option)}
          >
            {theme[option]}
          </button>
        ))}
      </div>
      <button
        css={motionButton}
        type="button"
        onClick={() => chooseMotion(chosenMotion === 'on' ? 'off' : 'on')}
      >
        {motion[chosenMotion]}
      </button>
    </>
  )
}

const themes = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: stroke.thin,
  border: `${stroke.thin} solid ${color.ink}`,
  borderRadius: radius.small,
  [media.scriptless]: { display: 'none' },
  [media.oneTheme]: { display: 'none' },
  // If one row has no room for all buttons, `rowWidth` gives each button a row of its own.
  '& > button': { minWidth: rowWidth(choices.theme.map((option) => theme[option])) },
})

const themeButton = css({
  flexGrow: 1,
  minHeight: size.targetFooter,
  paddingInline: space.m,
  // Adjacent borders overlap, so that one line separates the buttons.
  margin: `-${stroke.thin}`,
  border: `${stroke.thin} solid ${color.ink}`,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: color.paper },
  '&[aria-pressed="true"]': { background: color.ink, color: color.paper },
})

const motionButton = css({
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
})
