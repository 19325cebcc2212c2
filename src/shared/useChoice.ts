import { useSyncExternalStore } from 'react'
import { choices, choose, chosen, type Choice, type Option } from '../boot/choices.ts'

/** Watches the `data-` attributes of <html>, which change after every choice of the visitor, in this tab or another. */
function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  const attributeFilter = Object.keys(choices).map((choice) => `data-${choice}`)
  observer.observe(document.documentElement, { attributeFilter })
  return () => observer.disconnect()
}

/** Returns the visitor's choice, for example the theme, and a function that changes the choice. */
export function useChoice<C extends Choice>(choice: C) {
  const option = useSyncExternalStore<Option<C>>(
    subscribe,
    () => chosen(choice),
    () => choices[choice][0],
  )
  return [option, (next: Option<C>) => choose(choice, next)] as const
}
