const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe inside HTML or XML, in elements and in quoted attributes. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

/** JSON made safe inside a <script> element. */
export const scriptJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')
