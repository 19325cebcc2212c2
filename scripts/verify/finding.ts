/** One thing that was looked at: what, whether it is as it must be, and what was seen. */
export interface Finding {
  check: string
  isRight: boolean
  detail: string
}

/** A finding about many things: right when nothing is wrong, else the first few of what is. */
export function allOf(check: string, wrong: readonly string[], right: string): Finding {
  const rest = wrong.length > 3 ? `, and ${wrong.length - 3} more` : ''
  const detail = wrong.length === 0 ? right : wrong.slice(0, 3).join('; ') + rest
  return { check, isRight: wrong.length === 0, detail }
}
