/** Returns the state of the contact dialog in the current history entry: "open", or "closed" after a reload. Returns undefined if the history entry does not belong to the dialog. */
export const dialogEntry = () => (history.state as { dialog?: 'open' | 'closed' } | null)?.dialog

/** Changes the state of a dialog's history entry to "closed", because the dialog is closed after every page load. */
export function closeDialogEntry() {
  if (dialogEntry()) history.replaceState({ dialog: 'closed' }, '')
}
