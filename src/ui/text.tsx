import { css } from '@emotion/react'
import { Fragment, type ReactNode } from 'react'
import { type } from '../theme/type.ts'
import { color } from '../theme/vars.ts'
import { Fitted } from './Fitted.tsx'

type HeadingProps = { id: string; small?: boolean; children: string }

/** The heading of a section. `small` makes the font smaller, for pages whose title is large. */
export function Heading({ id, small = false, children }: HeadingProps) {
  return (
    <h2 css={small ? smallHeading : heading} id={id}>
      <Fitted text={children} />
    </h2>
  )
}

/** A remark in the italic serif font. */
export function Note({ children }: { children: ReactNode }) {
  return <p css={note}>{children}</p>
}

/** A remark that only offline visitors see. Uses the attribute `hidden`, because a browser's reader view ignores styles. */
export function OfflineHint({ children }: { children: ReactNode }) {
  return (
    <p css={offline} data-screen="" hidden>
      {children}
    </p>
  )
}

/** An e-mail address that may break after the "@" and before each dot. */
export function Address({ text }: { text: string }) {
  return (
    <span>
      {text.split(/(?<=@)|(?=\.)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}

export const visuallyHidden = css({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

const heading = css(type.heading)
const smallHeading = css(type.dialog)

const note = css({ ...type.note, color: color.ink2 })

const offline = css({ 'html[data-offline] &': { display: 'block' } })
