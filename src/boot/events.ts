/** Events on the window with which the page before React and the application speak to each other. */
export const startEvent = 'application-start'
export const readyEvent = 'application-ready'
export const failedEvent = 'application-failed'
