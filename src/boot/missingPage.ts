import { notFoundUrl } from '../offline/rules.ts'

/** Logs the address of a missing page as soon as the 404 page is there; encoded, because it could contain control characters. */
export const logMissingPage = () =>
  addEventListener('DOMContentLoaded', () => {
    if (document.getElementById('root')?.dataset.page === notFoundUrl)
      console.warn(`Page not found: ${location.pathname}`)
  })
