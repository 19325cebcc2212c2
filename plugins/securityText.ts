import type { Site } from '../src/content/schema.ts'

/** The last moment of a security.txt: eleven months after the month of a day, so that a build of the same month says the same. */
function expiry(day: Date): string {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 11, 1)).toISOString()
}

/** The text of security.txt (RFC 9116): whom to tell about a weakness. It holds for less than a year after the build. */
export const securityText = ({ email, origin }: Site, day: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expiry(day)}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
