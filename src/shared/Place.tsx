import { css } from '@emotion/react'
import type { Site } from '../reader/schema.ts'

/** Matches countries whose addresses have the postal code after the city. */
const codeLast = /^(?:AU|BR|CA|GB|IE|IN|NZ|SG|US|ZA)$/

const whole = css({ whiteSpace: 'nowrap' })

/** The agency's address. Street and postal code are optional. */
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
