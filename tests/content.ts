// The agency's words, as tests need them that hold for any agency.
export { dialog } from '../src/content/dialog.ts'
export { footer } from '../src/content/footer.ts'
export { home } from '../src/content/home.ts'
export { messages } from '../src/content/messages.ts'
export { portfolio } from '../src/content/portfolio.ts'
export { services } from '../src/content/services.ts'
export { site } from '../src/content/site.ts'

/** A text as part of a regular expression. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
