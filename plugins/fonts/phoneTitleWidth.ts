/** The widest title on one line of a phone, and on two, in em. */
const most = [9.5, 19]

/** Width of the widest line of words on this many lines, broken where that is least. */
function widest(words: readonly string[], lines: number, width: (text: string) => number): number {
  if (lines === 1 || words.length === 1) return width(words.join(' '))
  const breaks = words.slice(1).map((_, index) => index + 1)
  return Math.min(
    ...breaks.map((at) =>
      Math.max(width(words.slice(0, at).join(' ')), widest(words.slice(at), lines - 1, width)),
    ),
  )
}

/** Width in em from which a title's font size follows on a phone: a long title gets two or three lines there. */
export function phoneTitleWidth(title: string, width: (text: string) => number): number {
  const lines = 1 + most.filter((each) => width(title) > each).length
  return widest(title.split(/\s+/), lines, width)
}
