/** Finds the closest element around an event's target that matches a selector. */
export const closest = <E extends HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<E>(selector) : null

/** Whether a click on a link opens the link in the current tab. */
export const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
