const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for elements and quoted attributes of HTML or XML. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

/** JSON that is safe inside a <script> element. */
export const scriptJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')

/** Closes empty SVG shapes in the shorter form, which parsers read alike. */
export const closeShapes = (html: string) =>
  html.replace(/><\/(?:path|circle|ellipse|rect|line|polygon|polyline|use|stop)>/g, '/>')
