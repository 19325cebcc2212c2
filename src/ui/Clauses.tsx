import { css } from '@emotion/react'
import { Fragment } from 'react'

/** A text whose lines break only between clauses, as long as each clause fits on a line. */
export function Clauses({ text }: { text: string }) {
  const clauses = text.split(/(?<=[,،;:.?!•·–—]) /)
  if (clauses.length === 1) return <>{text}</>
  return clauses.map((clause, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span css={whole}>{clause}</span>
    </Fragment>
  ))
}

const whole = css({ display: 'inline-block' })
