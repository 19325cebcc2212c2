/** A function of a file's text that keeps its last answer for each file, because most files stay the same between two readings. */
export function remembered<Answer>(read: (file: string, text: string) => Answer) {
  const known = new Map<string, { text: string; answer: Answer }>()
  return (file: string, text: string): Answer => {
    let last = known.get(file)
    if (last?.text !== text) {
      last = { text, answer: read(file, text) }
      known.set(file, last)
    }
    return last.answer
  }
}
