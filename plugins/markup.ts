const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for use in elements and quoted attributes of HTML or XML. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

/** Writes the start tag of an HTML element. Escapes the attribute values. */
export const startTag = (element: string, attributes: Record<string, string>) => {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeMarkup(value)}"`,
  )
  return `<${element}${written.join('')}>`
}

/** Converts data to JSON that is safe inside a <script> element. */
export const scriptJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')

/** Shortens empty SVG elements: "<path></path>" -> "<path/>". */
export const closeShapes = (html: string) =>
  html.replace(/><\/(?:path|circle|ellipse|rect|line|polygon|polyline|use|stop)>/g, '/>')
