/** The contact dialog at the current history entry: open, or closed by a reload. Undefined at any other entry. */
export const dialogEntry = () => (history.state as { dialog?: 'open' | 'closed' } | null)?.dialog

/** Marks the entry of an open dialog as closed, because a document starts with the dialog closed. */
export function closeDialogEntry() {
  if (dialogEntry()) history.replaceState({ dialog: 'closed' }, '')
}
