import { useSyncExternalStore } from 'react'
import { choices } from './choicesScript.ts'

type Choice = keyof typeof choices
type Option<C extends Choice> = (typeof choices)[C][number]

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function store(choice: Choice, option: string, isDefault: boolean) {
  try {
    if (isDefault) localStorage.removeItem(choice)
    else localStorage.setItem(choice, option)
  } catch {
    // Blocked storage only means that the choice ends with this visit.
  }
}

/** A visitor's choice and its setter; the attribute on <html> is the state that styles read. */
export function useChoice<C extends Choice>(choice: C) {
  const options: readonly string[] = choices[choice]
  const current = () => {
    const value = document.documentElement.dataset[choice]
    return value !== undefined && options.includes(value) ? value : options[0]
  }
  const option = useSyncExternalStore(subscribe, current, () => options[0])

  const choose = (next: Option<C>) => {
    const isDefault = next === options[0]
    if (isDefault) delete document.documentElement.dataset[choice]
    else document.documentElement.dataset[choice] = next
    store(choice, next, isDefault)
    for (const listener of listeners) listener()
  }
  return [option as Option<C>, choose] as const
}
