import { css } from '@emotion/react'
import type { Site } from '../reader/schema.ts'

/** Countries whose post writes the code after the town. */
const codeLast = /^(?:AU|BR|CA|GB|IE|IN|NZ|SG|US|ZA)$/

const whole = css({ whiteSpace: 'nowrap' })

/** The agency's place, with as much of its address as it names. */
export function Place({ street, postalCode, text, country }: Site['place']) {
  const isLast = codeLast.test(country)
  const code = postalCode && <span css={whole}>{postalCode}</span>
  return (
    <>
      {street && `${street}, `}
      {!isLast && code && <>{code} </>}
      {text}
      {isLast && code && <> {code}</>}
    </>
  )
}
