/** Returns the state that the contact dialog has stored in the current history entry: "open", or "closed" after a page load. Returns undefined if the dialog has not added this history entry. */
export const dialogEntry = () => (history.state as { dialog?: 'open' | 'closed' } | null)?.dialog

/** Changes the state of a dialog's history entry to "closed". A page always starts with a closed dialog, but the history entry may still say "open". */
export function closeDialogEntry() {
  if (dialogEntry()) history.replaceState({ dialog: 'closed' }, '')
}
