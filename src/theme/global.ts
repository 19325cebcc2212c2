import type { Interpolation, Theme } from '@emotion/react'
import { fontFaces, isFromRight } from 'virtual:fonts'
import { media } from './media.ts'
import { palette } from './palette.ts'
import { type } from './type.ts'
import { color, size, space, stroke } from './vars.ts'

const base = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  button: { font: 'inherit', color: 'inherit' },
  p: { textWrap: 'pretty' },
  address: { fontStyle: 'normal' },
  small: { fontSize: 'inherit' },
  ':focus-visible': {
    outline: `${stroke.focus} solid ${color.focus}`,
    outlineOffset: stroke.focus,
  },
  '[tabindex="-1"]:focus': { outline: 'none' },
} as const

const page = {
  html: {
    background: color.paper,
    color: color.ink,
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    // A scroll bar that takes room takes it on every page, so that none is narrower than the next.
    overflowY: 'scroll',
    scrollPaddingBottom: space.m,
    scrollPaddingTop: `calc(${size.bar} + env(safe-area-inset-top) + ${space.m})`,
    // Scrolls a focused element to where no notice covers it.
    '&:has([data-notice])': {
      scrollPaddingTop: `calc(${size.bar} + env(safe-area-inset-top) + 8.5rem)`,
    },
    [media.wide]: {
      '&, &:has([data-notice])': {
        scrollPaddingTop: `calc(${size.barWide} + env(safe-area-inset-top) + ${space.m})`,
      },
      '&:has([data-notice])': { scrollPaddingBottom: '10rem' },
    },
    [media.moving]: { scrollBehavior: 'smooth' },
  },
  // The parts below the first screen before they are laid out (src/boot/firstScreen.ts). Print shows all of them.
  '[hidden="until-found"]': {
    // So high that the first scroll never shows the footer, which would then jump away.
    height: '200vh',
    [media.print]: { height: 'auto', contentVisibility: 'visible' },
  },
  body: {
    ...type.body,
    margin: 0,
    minHeight: '100svh',
    // Unlike `break-word` this lowers the smallest width of boxes, so that no word widens the page.
    overflowWrap: 'anywhere',
    // Only words that a phone has no room for; browsers that cannot count letters would hyphenate short ones too.
    '@supports (hyphenate-limit-chars: 14 5 5)': { hyphens: 'auto', hyphenateLimitChars: '14 5 5' },
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
  },
} as const

/** Letters of scripts from the right reach higher and deeper, so that lines need more room. */
const fromRight = isFromRight && { ':root :is(h1, h2, h3)': { lineHeight: 1.3 } }

/** Print: everything is smaller, so that the home page fits on one sheet of A4 or Letter, and nothing moves. */
const print = {
  '@page': { margin: '12mm 14mm' },
  [media.print]: {
    html: { fontSize: '8.5pt' },
    body: { minHeight: 0, lineHeight: 1.4 },
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
    // Prints the URL of a link to another site. A label in a <span> is left out, because the words around it suffice.
    'a[data-outbound]': {
      display: 'block',
      minHeight: 0,
      padding: 0,
      background: 'none',
      boxShadow: 'none',
      color: 'inherit',
      '&::after': {
        content: 'attr(href)',
        display: 'block',
        fontWeight: 400,
        fontSize: '0.875rem',
      },
      '& > span, & > svg': { display: 'none' },
    },
  },
} as const

/** The styles of every page, before those of components. */
export const globalStyles: Interpolation<Theme> = [
  ...fontFaces,
  palette,
  base,
  page,
  fromRight,
  print,
]
