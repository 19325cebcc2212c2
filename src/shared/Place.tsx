import type { Site } from '../reader/schema.ts'

/** Matches countries whose addresses have the postal code after the city. */
const codeLast = /^(?:AU|BR|CA|GB|IE|IN|NZ|SG|US|ZA)$/

/** The agency's address. Street and postal code are optional. */
export function Place({ street, postalCode, text, country }: Site['place']) {
  // No-break spaces and not an element, because the footer's flex container would move an element away from the city.
  const code = postalCode?.replaceAll(' ', '\u00a0')
  const parts = codeLast.test(country) ? [text, code] : [code, text]
  return (
    <>
      {street && `${street}, `}
      {parts.filter(Boolean).join(' ')}
    </>
  )
}
