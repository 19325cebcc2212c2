/** Whether a click follows its link here, instead of in a new tab or window. */
export const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
