/** Event on the window that starts the application, as a touch does. */
export const startEvent = 'application-start'
