/** A tee on the section's pipe and the short pipe from it to what hangs there. */
export function Branch() {
  return <span className="branch" aria-hidden="true" />
}
