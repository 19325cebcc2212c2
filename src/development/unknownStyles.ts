import type { StylisPlugin } from '@emotion/cache'

/** Chromium knows every property of the site; Firefox and Safari each lack a few. */
const isChromium = 'userAgentData' in navigator

/** Reports declarations that the browser would ignore, such as "display: gird". */
export const reportUnknown: StylisPlugin = ({ type, parent, props, children, value }) => {
  // Emotion has emptied its labels. The descriptors of a font are no properties.
  if (!isChromium || type !== 'decl' || parent?.type !== 'rule' || value === '') return
  if (typeof children !== 'string') return
  const declaration = `${String(props)}: ${children}`
  if (CSS.supports(`(${declaration})`)) return
  const error = new Error(`The browser does not know the style "${declaration}"`)
  // Only Emotion's functions are on the stack.
  error.stack = ''
  reportError(error)
}
