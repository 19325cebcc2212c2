import { useSyncExternalStore } from 'react'
import { choices, choose, chosen, type Choice, type Option } from '../boot/choices.ts'

/** Subscribes to changes of <html>, by a control or by another tab. */
function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  const attributeFilter = Object.keys(choices).map((choice) => `data-${choice}`)
  observer.observe(document.documentElement, { attributeFilter })
  return () => observer.disconnect()
}

export function useChoice<C extends Choice>(choice: C) {
  const option = useSyncExternalStore<Option<C>>(
    subscribe,
    () => chosen(choice),
    () => choices[choice][0],
  )
  return [option, (next: Option<C>) => choose(choice, next)] as const
}
