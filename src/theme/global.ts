import type { Interpolation, Theme } from '@emotion/react'
import { fontFaces } from 'virtual:fonts'
import { isFromRight, language } from 'virtual:language'
import { barBottom, barBottomWide, noticeRoom } from './layout.ts'
import { lightDark, media } from './media.ts'
import { palette } from './palette.ts'
import { type } from './type.ts'
import { color, space, stroke } from './vars.ts'

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

/** A halo in the paper's color under the letters, so that contour lines stop short of them. `data-halo` repeats the text. */
const halo = {
  '[data-halo]': { position: 'relative', isolation: 'isolate' },
  '[data-halo]::before': {
    content: ['attr(data-halo)', 'attr(data-halo) / ""'],
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    color: color.paper,
    WebkitTextStroke: '.28em',
  },
  // A browser that darkens the pages of a light system would lighten the halo as it does the letters.
  [`@supports (${lightDark})`]: {
    '@media (prefers-color-scheme: light)': {
      ':root:not([data-theme]) [data-halo]::before': { color: `light-dark(${color.paper}, #0000)` },
    },
  },
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
    scrollPaddingTop: `calc(${barBottom} + ${space.m})`,
    // Scrolls a focused element to where no notice covers it.
    '&:has([data-notice])': {
      scrollPaddingTop: `calc(${barBottom} + ${noticeRoom})`,
      scrollPaddingBottom: '10rem',
    },
    [media.wide]: {
      '&, &:has([data-notice])': {
        scrollPaddingTop: `calc(${barBottomWide} + ${space.m})`,
      },
    },
    [media.moving]: { scrollBehavior: 'smooth' },
  },
  // The parts below the first screen before they are laid out (src/boot/firstScreen.ts).
  '[hidden="until-found"]': {
    // So high that the first scroll never shows the footer, which would then jump away.
    height: '200vh',
  },
  body: {
    ...type.body,
    // No letters that a browser slants: many scripts have no italic.
    fontSynthesis: 'weight',
    margin: 0,
    minHeight: '100svh',
    // Unlike `break-word` this lowers the smallest width of boxes, so that no word widens the page.
    overflowWrap: 'anywhere',
    // Only words that a phone has no room for. WebKit only counts the letters before and after a hyphen.
    hyphens: 'auto',
    hyphenateLimitChars: '14 5 5',
    WebkitHyphenateLimitBefore: '5',
    WebkitHyphenateLimitAfter: '5',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
  },
} as const

/** Letters of scripts from the right reach higher and deeper, so that lines need more room. */
const fromRight = isFromRight && { ':root :is(h1, h2, h3)': { lineHeight: 1.3 } }

/** Where lines of languages break whose letters fill squares. */
const breaks: Readonly<Record<string, object>> = {
  ja: { lineBreak: 'strict', wordBreak: 'auto-phrase' },
  ko: { wordBreak: 'keep-all' },
  zh: { lineBreak: 'strict' },
}
const inSquares = breaks[language] && {
  body: breaks[language],
  ':root :is(h1, h2, h3)': { lineHeight: 1.25 },
  // The brand is measured with its tracking.
  ':root :is(h1:not([translate]), h2, h3)': { letterSpacing: 0 },
}

/** Makes rules win over those of components, which come later. */
const important = (rules: Record<string, Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(rules).map(([selector, styles]) => [
      selector,
      Object.fromEntries(
        Object.entries(styles).map(([name, value]) => [name, `${value} !important`]),
      ),
    ]),
  )

/** What only works on a screen, marked `data-screen` where no other selector finds it. */
const onlyOnScreen =
  'header, button, [role=button], [role=status], [data-screen], [download], reach-portal, main :is(svg, [aria-hidden=true], [role=img])'

/**
 * Print: the words in their order, dark on white (`onPaper` in tokens.yaml), with the addresses of links.
 * No box of the screen remains that could cover or cut off another.
 */
const print = {
  '[data-print]': { display: 'none' },
  '@page': { margin: '14mm' },
  [media.print]: important({
    html: { fontSize: '10pt', overflow: 'visible' },
    '*, ::before, ::after': { animation: 'none', transition: 'none' },
    [`${onlyOnScreen}, [data-halo]::before, footer::after`]: { display: 'none' },
    '[data-print], [hidden="until-found"]': {
      display: 'block',
      height: 'auto',
      contentVisibility: 'visible',
    },
    // `:where()` lets the rules around it win.
    ':where(main, footer) :where(div, section, article, address, li):where(:not([hidden]))': {
      display: 'block',
      position: 'static',
      height: 'auto',
      minHeight: 0,
      padding: 0,
      border: 0,
      outline: 0,
      overflow: 'visible',
    },
    // Unlike a block, it keeps its bullet.
    'li:where(:not([hidden]))': { display: 'list-item' },
    'main :is(section, article, h1, h2, h3, p, img), footer': { marginBlockEnd: space.s },
    ':is(h1, h2, h3)': { breakAfter: 'avoid' },
    h2: { marginBlockStart: space.xl, fontSize: '18pt' },
    ':is(article, li, img, footer)': { breakInside: 'avoid' },
    h1: { fontSize: '24pt', marginInlineStart: 0 },
    img: { width: '33%' },
    // Links within the site lead nowhere on paper.
    'main a:is([href^="#"], [href^="/"])': { display: 'none' },
    'main a[target]': {
      display: 'block',
      padding: 0,
      background: 'none',
      boxShadow: 'none',
      color: 'inherit',
      textAlign: 'start',
    },
    'main a[target]::after': { content: '" " attr(href)', fontWeight: 400 },
  }),
} as const

/** The styles of every page, before those of components. */
export const globalStyles: Interpolation<Theme> = [
  ...fontFaces,
  palette,
  base,
  halo,
  page,
  fromRight,
  inSquares,
  print,
]
