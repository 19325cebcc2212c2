import { createContext, useContext } from 'react'
import type { Messages } from '../../plugins/content/schema.ts'

type Shown = Pick<Messages, 'skip' | 'home' | 'newTab' | 'comingSoon'>

/** Labels of the interface itself, provided by App from the content. */
export const InterfaceMessages = createContext<Shown | undefined>(undefined)

export function useMessages(): Shown {
  const messages = useContext(InterfaceMessages)
  if (!messages) throw new Error('useMessages needs an <InterfaceMessages.Provider> above it')
  return messages
}
