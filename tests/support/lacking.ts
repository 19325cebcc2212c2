/** The parts that a text lacks. A failure then names them, where `toContain` would print the text. */
export const lacking = (text: string, ...parts: string[]) =>
  parts.filter((part) => !text.includes(part))
