import { css } from '@emotion/react'
import { type } from '../src/theme/type.ts'
import { media } from '../src/theme/media.ts'
import { color, radius, space, stroke } from '../src/theme/vars.ts'
import { TextLink } from '../src/ui/TextLink.tsx'
import { anchor, type Entry } from './entry.ts'

const themes = ['light', 'dark'] as const

/** An entry in both themes: in the page itself, or each in a window of its own. */
export function Shown({ entry }: { entry: Entry }) {
  const { name, files, frame, isWide, Show } = entry
  const id = anchor(name)
  return (
    <article css={root} id={id} data-entry={frame ? 'framed' : 'inline'}>
      <h3 css={heading}>
        <a css={own} href={`#${id}`}>
          {name}
        </a>
      </h3>
      <p css={path}>
        {files.join(', ')}
        {frame && (
          <>
            {' · '}
            <TextLink href={`/gallery?entry=${id}`} fromHost>
              alone
            </TextLink>
          </>
        )}
      </p>
      <div css={[pair, !isWide && beside]}>
        {themes.map((theme) => (
          <div css={[sheet, schemes[theme], !frame && !isWide && padded]} key={theme}>
            {frame ? (
              <iframe
                css={[alone, css({ height: frame.height, width: frame.width ?? '100%' })]}
                title={`${name}, ${theme}`}
                src={`/gallery?entry=${id}&theme=${theme}`}
                loading="lazy"
              />
            ) : (
              <Show />
            )}
          </div>
        ))}
      </div>
    </article>
  )
}

const root = css({ marginBlockStart: space.xxl, scrollMarginBlockStart: space.l })
const heading = css(type.card)
const own = css({ color: 'inherit', textDecoration: 'none' })
const path = css({
  ...type.caption,
  marginBlock: `${space.hair} ${space.s}`,
  color: color.ink2,
})

const pair = css({ display: 'grid', gap: space.m })
const beside = css({ [media.columns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } })

const sheet = css({
  // What is fixed to a window is fixed to the sheet.
  contain: 'layout',
  position: 'relative',
  minWidth: 0,
  overflow: 'clip',
  background: color.paper,
  color: color.ink,
  border: `${stroke.thin} solid ${color.lineStrong}`,
  borderRadius: radius.small,
})
const padded = css({ padding: space.l })
const schemes = { light: css({ colorScheme: 'light' }), dark: css({ colorScheme: 'dark' }) }
const alone = css({ display: 'block', maxWidth: '100%', marginInline: 'auto', border: 0 })
