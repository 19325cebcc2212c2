// In `npm run dev`, a click with the Alt key on a text opens the file of the text in the code editor.

/** The request to plugins/development/words.ts, which finds the file of a text. */
export interface Question {
  /** The host and path of the page. */
  page: string
  /** The texts and labels of the clicked element, and of the link or button around the element. */
  texts: readonly string[]
  /** How many times in a row the same element was clicked before. If the element's text is in several places, each click opens the next place in the code editor. */
  turn: number
}

export interface Answer {
  line: string
  /** The path of the file, with line and column. Absent if no file has the text. */
  file?: string
}

const labels = ['alt', 'aria-label', 'data-tooltip', 'title']

let last: Element | undefined
let turn = 0

async function open(clicked: Element) {
  turn = clicked === last ? turn + 1 : 0
  last = clicked
  // A clicked drawing has no text, but the link or button around the drawing may have a text.
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
    // `detail` is 0 if the keyboard caused the click.
    if (!event.altKey || event.detail === 0 || !(event.target instanceof Element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void open(event.target)
  },
  { capture: true },
)
