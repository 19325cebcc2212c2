/** How long after the finger has left a click may come, in milliseconds. */
const clickWithin = 400

/** Calls `end` when the press that has just begun can lead to no click any more; returns what calls that off. */
export function afterPress(end: () => void): () => void {
  let timer = 0
  const stay = () => clearTimeout(timer)
  const wait = () => {
    stay()
    timer = window.setTimeout(end, clickWithin)
  }
  // The end of this press must not end the next one.
  const turns = Object.entries({ pointerdown: stay, pointerup: wait, pointercancel: wait })
  for (const [type, turn] of turns) addEventListener(type, turn)
  return () => {
    stay()
    for (const [type, turn] of turns) removeEventListener(type, turn)
  }
}
