/** Runs a function that uses the browser's storage. Returns undefined if the browser blocks storage. */
export function withStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
