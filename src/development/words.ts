// In `npm run dev`, Alt and a click on words of the site or a demo open their line in the editor.

/** What plugins/development/words.ts is asked. */
export interface Question {
  /** Its host and path. */
  page: string
  /** What was clicked, then its labels. */
  texts: readonly string[]
  /** How often the same was clicked before. */
  turn: number
}

export interface Answer {
  line: string
  /** With line and column. Absent if the words were not found. */
  file?: string
}

const labels = ['alt', 'aria-label', 'data-tooltip', 'title']

let last: Element | undefined
let turn = 0

async function open(clicked: Element) {
  turn = clicked === last ? turn + 1 : 0
  last = clicked
  // A drawing says nothing, but the link around it may.
  const texts = [clicked, clicked.closest('a, button') ?? clicked]
    .flatMap((each) => [each.textContent, ...labels.map((name) => each.getAttribute(name))])
    .flatMap((text) => text?.trim() || [])
  const question: Question = { page: location.host + location.pathname, texts, turn }
  const response = await fetch('/__words', { method: 'POST', body: JSON.stringify(question) })
  const { line, file } = (await response.json()) as Answer
  console.info(line)
  if (file) await fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`)
}

window.addEventListener(
  'click',
  (event) => {
    // The click of a key has no detail.
    if (!event.altKey || event.detail === 0 || !(event.target instanceof Element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void open(event.target)
  },
  { capture: true },
)
