import { within, type Entry } from './list.ts'
import type { ContentText } from './texts.ts'

/** Fields whose every word the agency must confirm. */
const required = [
  /^site\./,
  /^home\.(title|profile\..+|about\.blurb\.\d+|contact\.(lead|note))$/,
  /^services\..+\.description$/,
  /^portfolio\.(title|description|lead|work\.samples|demos\.note)$/,
  /^clients\.[^.]+\.(name|url|description|tags\.\d+)$/,
  /^demos\..+\.description$/,
  /^footer\.(columns\..+(?<!\.href)|note)$/,
  /^dialog\.note$/,
  /^facts\.business\.(name|phone\.\w+)$/,
]

export const isRequired = ({ field }: ContentText) => required.some((fields) => fields.test(field))

export const isAbout = ({ file, field }: Pick<Entry, 'file' | 'field'>, text: ContentText) =>
  file === text.file && within(text.field, field)

/** Whether a quotation stands where its entry says. */
export const stands = (entry: Entry, quote: string, texts: readonly ContentText[]) =>
  texts.some((text) => isAbout(entry, text) && text.text.includes(quote))

/** What is left of a text without the statements that the entries quote of it. */
export const leftOf = (text: ContentText, entries: readonly Entry[]) =>
  entries
    .filter((entry) => isAbout(entry, text))
    .flatMap(({ quotes }) => quotes)
    .reduce((rest, quote) => rest.replace(quote, ''), text.text)
    .trim()
