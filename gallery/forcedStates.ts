/** The states that a mouse or a keyboard gives, which the gallery shows at rest. */
export const forcible = ['hover', 'focus-visible', 'active'] as const

const states = new RegExp(`:(${forcible.join('|')})`, 'g')

const forced = (selector: string) => selector.replaceAll(states, '[data-state~="$1"]')

/** Rules for `data-state="hover"` and so on, as those for `:hover`, with the queries around them that match. */
function copies(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      return matchMedia(rule.conditionText).matches ? copies(rule.cssRules) : []
    }
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(states) < 0) return []
    return [`${forced(rule.selectorText)}{${rule.style.cssText}}`]
  })
}

/** Gives whatever has the attribute `data-state` the look of that state. */
export function forceStates() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([...document.styleSheets].flatMap((each) => copies(each.cssRules)).join('\n'))
  document.adoptedStyleSheets = [sheet]
}
