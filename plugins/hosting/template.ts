import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fills the {{placeholders}} of a template in plugins/hosting/templates. If a placeholder is alone on its line, its value may be a list of lines. */
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

/** Quotes a text for the configuration of nginx, Caddy or Apache. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Writes indented JSON. */
export const json = (data: unknown) => `${JSON.stringify(data, undefined, 2)}\n`
