import * as v from 'valibot'
import { hostOf, originOf, secure, slugOf, type Suggest } from './suggest.ts'

/** A value as its schema sees it: a text in any form is a text. */
type Loose<T> = T extends string ? string : T extends object ? { [K in keyof T]: Loose<T[K]> } : T

/** Schemas of a type: one for each of its fields, so that a field without one is a type error. */
export type Fields<T> = { [K in keyof T]-?: v.GenericSchema<unknown, Loose<T[K]>> }

/** A message: what is expected and, where a text is likely to have meant another, which. */
export const expected =
  (what: string, suggest: Suggest = () => undefined) =>
  ({ input }: { input: unknown }): string => {
    const meant = typeof input === 'string' ? suggest(input) : undefined
    return meant === undefined || meant === input ? what : orRather(what, meant)
  }

/** Adds what may have been meant. */
export const orRather = (what: string, meant: string | undefined) =>
  meant === undefined ? what : `${what}; did you mean ${JSON.stringify(meant)}?`

/** An object with these fields and no others. What is expected of a missing field is what its schema says of nothing. */
export function fields<E extends v.ObjectEntries>(entries: E) {
  const ofField = ({ expected: key }: { expected: string | null }) => {
    const entry = entries[(key ?? '').replaceAll('"', '')]
    return entry ? messageOf(entry) : 'fields in braces'
  }
  const known = v.never(Object.keys(entries).join(', '))
  const schema = v.objectWithRest(entries, known, ofField)
  return schema as v.GenericSchema<unknown, v.InferOutput<v.StrictObjectSchema<E, undefined>>>
}

const messageOf = (schema: v.GenericSchema) =>
  v.safeParse(schema, undefined).issues?.[0].message ?? 'this field'

export const list = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item, 'a list'), v.minLength(1, 'at least one entry'))

const placeholder =
  /^(todo|tbd|fixme|xxx+|placeholder|your text here|\?+|\.{3})$|^TODO:|lorem ipsum/i

/** A text of at most so many characters. */
export const text = (most = 400) =>
  v.pipe(
    v.string(({ input }) =>
      orRather('a text', typeof input === 'number' ? String(input) : undefined),
    ),
    v.check((value) => value.trim() !== '', 'a text that is not empty'),
    v.check(
      (value) => value === value.trim(),
      expected('no space before or after it', (value) => value.trim()),
    ),
    v.check((value) => !placeholder.test(value), 'the real words in place of a placeholder'),
    v.maxLength(most, ({ input }) => `at most ${most} characters; it has ${input.length}`),
  )

/** An object of short texts by these names. */
export const texts = <Name extends string>(most: number, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text(most)])) as Record<
    Name,
    ReturnType<typeof text>
  >

/** A short text of a form. */
export const matching = (pattern: RegExp, what: string, suggest?: Suggest) =>
  v.pipe(text(), v.regex(pattern, expected(what, suggest)))

export const httpsUrl = v.pipe(
  text(2000),
  v.check(
    (value) => /^https:\/\/[^/\s]/.test(value) && URL.canParse(value),
    expected('an https address, for example https://example.com', secure),
  ),
)

export const origin = v.pipe(
  httpsUrl,
  v.check(
    (value) => new URL(value).origin === value,
    expected('no path after the host, for example https://example.com', originOf),
  ),
)

export const host = matching(
  /^([a-z\d-]+\.)+[a-z]{2,}$/,
  'a host name, for example example.com',
  hostOf,
)

export const slug = matching(
  /^[a-z\d]+(-[a-z\d]+)*$/,
  'small letters, digits and hyphens, for example tree-services',
  slugOf,
)

/** Where a link of the content may lead. */
export const href = v.pipe(
  text(2000),
  v.regex(
    /^(https:\/\/[^/\s]\S*|mailto:\S+@\S+|tel:\+\d+|\/(?!\/)\S*|#[^\s#]+)$/,
    expected('an https address, a page such as /portfolio or a part such as #contact', (value) =>
      /^\w*script:/i.test(value) ? undefined : secure(value),
    ),
  ),
)
