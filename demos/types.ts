import type { ReactElement } from 'react'
import type { Phone } from '../src/content/types.ts'

/** What a service costs, in the currency of src/content/demoPages.ts; without an amount it is quoted in writing. */
interface Price {
  amount: number
  /** The price is the least it costs. */
  from?: true
  /** The unit it is charged by, for example "foot". */
  per?: string
}

export interface DemoService {
  name: string
  price?: Price
}

/** The invented business of a demo, in schema.org's words. */
interface Business {
  /** A schema.org type: LocalBusiness or one below it. */
  type: string
  name: string
  phone: Phone
  /** Names of the places it works in. */
  areaServed: readonly string[]
  services: readonly DemoService[]
}

/** A font file of an npm package. The build reduces it to the page's characters and weights. */
export interface Face {
  family: string
  /** Path below node_modules/. */
  file: string
  /** One weight, or the two ends of the range in use, as in CSS: "400 700". */
  weight: string
  style?: 'italic'
  /** Width in percent, or the two ends of the range in use: "100" or "75 100". Variable fonts with that axis only. */
  width?: string
  /** Optical size in points, or a range. Variable fonts with that axis only. */
  opticalSize?: string
  /** The first screen shows it, so it is fetched before the style is read. */
  preload?: true
}

/** What a demo's folder says of its page, in facts.ts. */
export interface Facts {
  title: string
  description: string
  /** Color of the browser's bar, as in CSS. */
  themeColor: string
  business: Business
  faces: readonly Face[]
}

/** A demo's page, in Page.tsx; rendered once, at build time, without scripts. */
export type Page = () => ReactElement
