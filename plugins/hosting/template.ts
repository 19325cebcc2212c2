import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A configuration of plugins/hosting/templates with its {{places}} filled: by a text, or by lines in place of its line. */
export function fillTemplate(
  file: string,
  values: Record<string, string | readonly string[]>,
): string {
  const template = readFileSync(join('plugins/hosting/templates', file), 'utf8')
  return template
    .replace(/^( *)\{\{(\w+)\}\}\n/gm, (_, indent: string, name: string) =>
      [values[name] ?? []].flat().reduce((lines, line) => `${lines}${indent}${line}\n`, ''),
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

/** A text in double quotes for nginx, Caddy and Apache. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** JSON for people to read. */
export const json = (data: unknown) => `${JSON.stringify(data, undefined, 2)}\n`
