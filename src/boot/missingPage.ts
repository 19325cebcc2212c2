/** Logs the path of a page that there is not: encoded, because a decoded one could contain control characters. */
export const logMissingPage = () => console.warn(`Page not found: ${location.pathname}`)
