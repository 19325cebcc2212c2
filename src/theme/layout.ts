import { size } from './vars.ts'

/** What lies above what, as `z-index`. */
export const layer = { bar: 10, notice: 20, dialog: 30, tooltip: 40 } as const

/** From the top of the window to the lower edge of the bar, as a sum in `calc()`. */
export const barBottom = `${size.bar} + env(safe-area-inset-top)`
export const barBottomWide = `${size.barWide} + env(safe-area-inset-top)`

/** Least height of a page, so that its footer begins at the end of the first screen. */
export const pageHeight = '92svh'

/** Room for the highest notice. */
export const noticeRoom = '8.5rem'

/** Moves a title to the margin, by the room that a font leaves before its first letter. */
export const titleStart = '-.045em'
