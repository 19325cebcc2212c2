/*
 * In `npm run dev`, on the site and on the demos: Alt and a click on words open their line in the
 * editor. While Alt is held, the outline of what is pointed at is solid if its words will be found.
 */

/** A text of the page, and the index of the word that is meant. Without one, each may be. */
interface Words {
  text: string
  at?: number
}

/** What plugins/development/words.ts is asked. */
export interface Question {
  page: string
  /** What is pointed at, then what belongs to it, such as a tooltip. */
  words: readonly Words[]
  /** Other texts of the page, the nearest first. They tell apart fields that hold the same words. */
  near: readonly string[]
  /** How often the same words were clicked before. Absent while they are only pointed at. */
  turn?: number
}

export interface Answer {
  line: string
  /** With line and column. Absent if the words were not found. */
  file?: string
}

const labels = ['alt', 'aria-label', 'data-tooltip', 'title']

/** Letters of the near texts in one question, which must stay below 8 kB. */
const mostNear = 1500

export function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes.filter(({ data }) => data.trim() !== '')
}

/** The text of a node, or the whole word of which it is a part: the parts of an address may be elements of their own. */
export function textOf({ data, parentElement }: Text): string {
  const around = parentElement?.closest('span > span')?.parentElement ?? parentElement
  const word = around?.textContent ?? ''
  return /^\S+$/.test(word) ? word : data
}

/** The labels of an element, and without one the title and description of its page. */
export const labelsOf = (element: Element | null): Words[] =>
  (element
    ? labels.map((name) => element.getAttribute(name))
    : [document.title, document.querySelector<HTMLMetaElement>('meta[name=description]')?.content]
  ).flatMap((text) => (text ? { text } : []))

/** The texts around an element, the nearest first. */
export function textsNear(element: Element): string[] {
  const texts = new Set<string>()
  let length = 0
  for (let around: Element | null = element; around; around = around.parentElement)
    for (const { data } of textNodes(around)) {
      if (texts.has(data)) continue
      length += data.length
      if (length > mostNear) return [...texts]
      texts.add(data)
    }
  return [...texts]
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>

/** The word at a point, or at most a few px from it: between words and lines. */
const wordAt = (nodes: readonly Text[], point: Point) =>
  wordWithin(0, nodes, point) ?? wordWithin(5, nodes, point)

function wordWithin(gap: number, nodes: readonly Text[], { clientX: x, clientY: y }: Point) {
  const range = document.createRange()
  for (const node of nodes)
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      for (const { left, right, top, bottom } of range.getClientRects())
        if (left - gap <= x && x <= right + gap && top - gap <= y && y <= bottom + gap)
          return textOf(node) === node.data
            ? { text: node.data, at: index }
            : { text: textOf(node) }
    }
  return undefined
}

/** What is pointed at, and what to ask about it. */
function pointedAt(target: Element, point: Point) {
  const control = target.closest('a, button')
  // A notice without buttons lets the pointer through.
  const notices = [...document.querySelectorAll('[data-notice]')]
  const notice = notices.find((each) => wordAt(textNodes(each), point))
  const element = notice ?? control ?? target
  const nodes = textNodes(element)
  // Beside a word, a control or an element with one text means that.
  const [text] = control || nodes.length === 1 ? nodes : []
  const word = wordAt(nodes, point) ?? (text && { text: text.data })
  const owner = word ? element : element.closest(labels.map((name) => `[${name}]`).join())
  const words = word ? [word, ...labelsOf(element)] : labelsOf(owner)
  const question: Question = { page: location.pathname, words, near: textsNear(element) }
  return { element: owner ?? document.documentElement, question }
}

async function ask(question: Question): Promise<Answer> {
  const body = JSON.stringify(question)
  return (await fetch('/__words', { method: 'POST', body })).json() as Promise<Answer>
}

let last = ''
let turn = 0

async function open(question: Question) {
  const clicked = JSON.stringify(question)
  turn = clicked === last ? turn + 1 : 0
  last = clicked
  const { line, file } = await ask({ ...question, turn })
  console.info(line)
  if (file) await fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`)
}

let pointer: PointerEvent | undefined
let asked = ''
let unmark = () => {}

/** Marks what the pointer is on while Alt is held. */
async function follow(isHeld: boolean) {
  const target = isHeld && pointer?.target
  const pointed = target instanceof Element ? pointedAt(target, pointer as Point) : undefined
  const question = pointed ? JSON.stringify(pointed.question) : ''
  if (question === asked) return
  asked = question
  unmark()
  if (!pointed) return
  const { file } = await ask(pointed.question)
  if (question !== asked) return
  const { style } = pointed.element as HTMLElement
  style.outline = `2px ${file ? 'solid' : 'dashed'} currentcolor`
  style.outlineOffset = '2px'
  unmark = () => {
    style.outline = ''
    style.outlineOffset = ''
  }
}

window.addEventListener('pointermove', (event) => {
  pointer = event
  void follow(event.altKey)
})
window.addEventListener('keydown', ({ altKey }) => void follow(altKey))
window.addEventListener('keyup', ({ altKey }) => void follow(altKey))
window.addEventListener('blur', () => void follow(false))

window.addEventListener(
  'click',
  (event) => {
    // The click of a key has no detail.
    if (!event.altKey || event.detail === 0 || !(event.target instanceof Element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void open(pointedAt(event.target, event).question)
  },
  { capture: true },
)
