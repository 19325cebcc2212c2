/** What this site keeps in `history.state`. */
interface HistoryEntry {
  /** Names the entry, so that the visitor's place at it can be found again (src/navigation.ts). */
  entry?: number | undefined
  /** The contact dialog is open at this entry. */
  dialog?: true
}

export const historyEntry = (): HistoryEntry => (history.state as HistoryEntry | null) ?? {}

/** Adds to the current history entry, and may spell its address in another way. */
export const changeEntry = (change: HistoryEntry, address = '') =>
  history.replaceState({ ...historyEntry(), ...change }, '', address)

export const addEntry = (change: HistoryEntry) =>
  history.pushState({ ...historyEntry(), ...change }, '')
