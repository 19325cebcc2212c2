import { createContext, useContext } from 'react'
import type { Messages } from '../content/schema.ts'

type InterfaceWords = Pick<Messages, 'skip' | 'newTab' | 'comingSoon'>

/** Labels of the interface itself, provided by App from the content. */
export const Words = createContext<InterfaceWords | undefined>(undefined)

export function useWords(): InterfaceWords {
  const words = useContext(Words)
  if (!words) throw new Error('useWords needs a <Words.Provider> provider above it')
  return words
}
