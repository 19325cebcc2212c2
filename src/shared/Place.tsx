import type { Site } from '../reader/schema.ts'

/** Matches countries whose addresses have the postal code after the city. */
const codeLast = /^(?:AU|BR|CA|GB|IE|IN|NZ|SG|US|ZA)$/

/** The agency's address. Street and postal code are optional. */
export function Place({ street, postalCode, text, country }: Site['place']) {
  // Uses no-break spaces to keep the code on one line. An element would not stay beside the city in the footer's flex layout.
  const code = postalCode?.replaceAll(' ', '\u00a0')
  const parts = codeLast.test(country) ? [text, code] : [code, text]
  return (
    <>
      {street && `${street}, `}
      {parts.filter(Boolean).join(' ')}
    </>
  )
}
