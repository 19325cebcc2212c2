import type { Site } from '../src/content/schema.ts'

/** Text as a vCard value: separators and line breaks escaped (RFC 6350, section 3.4). */
const value = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** The agency's contact card (vCard 3.0, RFC 2426, which phones understand best). */
export function contactCard(site: Site): string {
  const { city, region, country } = site.place
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${value(site.brand)};;;;`,
    `FN:${value(site.brand)}`,
    `ORG:${value(site.brand)}`,
    `TITLE:${value(site.descriptor)}`,
    `TEL;TYPE=WORK,VOICE:${site.phone.dial}`,
    `EMAIL;TYPE=INTERNET,WORK:${value(site.email)}`,
    `ADR;TYPE=WORK:;;;${value(city)};${value(region)};;${value(country)}`,
    `URL:${site.origin}`,
    'END:VCARD',
    '',
  ].join('\r\n')
}
