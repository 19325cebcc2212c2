/** The greatest width, in em, of a title that a phone shows on one line, and of a title on two lines. A wider title has three lines. */
const widestTitles = [9.5, 19]

/** Breaks a title into lines so that the widest line is as narrow as possible. Returns the width of that line in em. */
function balancedWidth(
  words: readonly string[],
  lines: number,
  width: (text: string) => number,
): number {
  if (lines === 1 || words.length === 1) return width(words.join(' '))
  const breaks = words.slice(1).map((_, index) => index + 1)
  return Math.min(
    ...breaks.map((at) =>
      Math.max(
        width(words.slice(0, at).join(' ')),
        balancedWidth(words.slice(at), lines - 1, width),
      ),
    ),
  )
}

/** Measures the widest line of a title on a phone, in em. The title's font size depends on this width. A long title gets two or three lines. */
export function phoneTitleWidth(title: string, width: (text: string) => number): number {
  const lines = 1 + widestTitles.filter((widest) => width(title) > widest).length
  return balancedWidth(title.split(/\s+/), lines, width)
}
