import { css } from '@emotion/react'

/** Letters that the narrowest window has room for in a title. */
const fits = 10

/** The longest word of a text. East Asian text breaks between any two characters. */
const longestWord = (text: string) =>
  Math.max(
    ...text.split(/[\s\u3000-\u9fff\uac00-\ud7af\uff00-\uffef-]+/).map(({ length }) => length),
  )

/** A heading's text. Longer words get smaller letters, down to 24 px; only then they break. */
export function Fitted({ text }: { text: string }) {
  const letters = longestWord(text)
  if (letters <= fits) return <>{text}</>
  const share = Math.floor(1350 / letters) / 10
  return (
    <span css={room}>
      <span css={css({ display: 'block', fontSize: `clamp(1.5rem, ${share}cqi, 1em)` })}>
        {text}
      </span>
    </span>
  )
}

const room = css({ display: 'block', containerType: 'inline-size' })
