import { size } from './vars.ts'

/** The `z-index` of everything that covers the page. */
export const layer = { bar: 10, notice: 20, dialog: 30, tooltip: 40 } as const

/** Distance from the window's top to the lower edge of the header bar. Use it inside `calc()`. */
export const barBottom = `${size.bar} + env(safe-area-inset-top)`
/** Distance from the window's top to the lower edge of the header bar in a wide window. Use it inside `calc()`. */
export const barBottomWide = `${size.barWide} + env(safe-area-inset-top)`

/** Minimum height of a page's content, so that the footer of a short page begins near the bottom of the window. */
export const pageHeight = '92svh'

/** Height of the tallest notice at the bottom of the window. */
export const noticeRoom = '8.5rem'
