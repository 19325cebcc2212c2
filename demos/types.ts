import type { ReactElement } from 'react'

/** A face of a Fontsource family; the build takes its files that the page's letters need, and cuts them to the letters and weights. */
export interface Face {
  family: string
  /** Its name in CSS, if a page uses two faces of the same weight. */
  name?: string
  /** One weight, or the two ends of the range in use, as in CSS: "400 700". */
  weight: string
  style?: 'italic'
  /** Percent, and points; for variable fonts with that axis. */
  width?: string
  opticalSize?: string
  /** Preloaded, because the first screen shows it. */
  preload?: true
}

/** A demo's service; without a price it is quoted in writing. */
export interface DemoService {
  name: string
  /** In the currency of demoPages.yaml. `from`: a minimum price. `per`: a unit such as "foot". */
  price?: { amount: number; from?: true; per?: string }
}

/** The facts.ts of a demo. */
export interface Facts {
  title: string
  description: string
  /** Color of the browser's bar. */
  themeColor: `#${string}`
  /** The invented business, in schema.org's words. */
  business: {
    type: string
    name: string
    phone: { dial: `+${string}`; text: string }
    areaServed: readonly string[]
    services: readonly DemoService[]
  }
  faces: readonly Face[]
}

/** A demo's page, in Page.tsx; rendered once, at build time, without scripts. */
export type Page = () => ReactElement
