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

/**
 * An outline in the background color around each letter, so that the contour lines of the map behind the
 * text do not touch the letters. The attribute `data-halo` contains the element's text.
 */
const halo = {
  '[data-halo]': { position: 'relative', isolation: 'isolate' },
  '[data-halo]::before': {
    content: ['attr(data-halo)', 'attr(data-halo) / ""'],
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    color: color.paper,
    WebkitTextStroke: '.38em',
  },
  // Hides the outline in a browser's automatic dark mode, which would make the outline as light as the letters.
  // In this mode, `light-dark()` returns its second value, although `prefers-color-scheme` is `light`.
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
    // In windows wider than 1920 px, the whole page grows with this font size, because lengths are in rem.
    fontSize: 'max(100%, min(150%, 100vw / 120))',
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    // The scroll bar is always visible, so that short and long pages have the same width.
    overflowY: 'scroll',
    scrollPaddingBottom: space.m,
    scrollPaddingTop: `calc(${barBottom} + ${space.m})`,
    // Scroll padding makes the browser scroll a focused element to a place that no notice covers.
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
  // Content below the first screen is hidden until src/boot/firstScreen.ts shows the content.
  '[hidden="until-found"]': {
    // Keeps the footer below the window during the first scroll. Visitors would otherwise see the footer move
    // when the content appears.
    height: '200vh',
  },
  body: {
    ...type.body,
    // Lets browsers imitate missing bold fonts, but not italic fonts, because many scripts have no italic letters.
    fontSynthesis: 'weight',
    margin: 0,
    minHeight: '100svh',
    // `anywhere`, unlike `break-word`, lets a grid or flex item become narrower than its longest word.
    overflowWrap: 'anywhere',
    // Only words of at least 14 letters are hyphenated, because shorter words fit on a phone. Safari supports only the -webkit- limits.
    hyphens: 'auto',
    hyphenateLimitChars: '14 5 5',
    WebkitHyphenateLimitBefore: '5',
    WebkitHyphenateLimitAfter: '5',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
  },
} as const

/** A larger line height for headings in right-to-left languages, because Arabic and Hebrew glyphs are taller. */
const rightToLeft = isFromRight && { ':root :is(h1, h2, h3)': { lineHeight: 1.3 } }

/** Styles for line breaks in East Asian languages. */
const lineBreaks: Readonly<Record<string, object>> = {
  ja: { lineBreak: 'strict', wordBreak: 'auto-phrase' },
  ko: { wordBreak: 'keep-all' },
  zh: { lineBreak: 'strict' },
}
const eastAsian = lineBreaks[language] && {
  body: lineBreaks[language],
  ':root :is(h1, h2, h3)': { lineHeight: 1.25 },
  // East Asian headings have no letter spacing. The brand in the hero (`translate="no"`) keeps its letter
  // spacing, because the build includes the spacing when it measures the brand's width.
  ':root :is(h1:not([translate]), h2, h3)': { letterSpacing: 0 },
}

/** Adds `!important` to all declarations, because the styles of components come later. */
const important = (rules: Record<string, Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(rules).map(([selector, styles]) => [
      selector,
      Object.fromEntries(
        Object.entries(styles).map(([name, value]) => [name, `${value} !important`]),
      ),
    ]),
  )

/** Selects the elements that are hidden in print. `data-screen` marks elements that the other selectors do not find. */
const onlyOnScreen =
  'header, button, [role=button], [role=status], [data-screen], [download], reach-portal, main :is(svg, [aria-hidden=true], [role=img])'

/**
 * Styles for print. Texts and pictures appear in the order of the HTML, and links show their URLs. Layout boxes become
 * plain blocks, because positioned or clipped boxes could hide text. The colors are `onPaper` in tokens.yaml.
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
    // `:where()` has no specificity, so that the other print rules override this rule.
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
    // A list item with `display: block` would lose its bullet.
    'li:where(:not([hidden]))': { display: 'list-item' },
    'main :is(section, article, h1, h2, h3, p, img), footer': { marginBlockEnd: space.s },
    ':is(h1, h2, h3)': { breakAfter: 'avoid' },
    h2: { marginBlockStart: space.xl, fontSize: '18pt' },
    ':is(article, li, img, footer)': { breakInside: 'avoid' },
    h1: { fontSize: '24pt' },
    // On screens, ui/inkStart.ts moves large headings slightly into the page's padding. Printed pages have no padding.
    'h1, :is(h1, h2) span': { marginInlineStart: 0 },
    img: { width: '33%' },
    // Links within the site are useless on a printed page.
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

/** Styles of all pages. They come before the styles of components, so that components can override them. */
export const globalStyles: Interpolation<Theme> = [
  ...fontFaces,
  palette,
  base,
  halo,
  page,
  rightToLeft,
  eastAsian,
  print,
]
