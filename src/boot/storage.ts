/** Uses the browser's storage. One that is blocked throws: then nothing is done, and the answer is undefined. */
export function withStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
