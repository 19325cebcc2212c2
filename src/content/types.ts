import type { ReactNode } from 'react'
import type { symbols } from './drawings/symbols.tsx'

/** A telephone number: how it is dialed (E.164, with +) and how it is written locally. */
export interface Phone {
  dial: `+${string}`
  text: string
}

/** The facts about the agency; each stands here and nowhere else. */
export interface Site {
  brand: string
  /** Language and country of the words, as in HTML: "en-US". */
  language: string
  descriptor: string
  description: string
  origin: `https://${string}`
  phone: Phone
  email: string
  place: { text: string; city: string; region: string; country: string }
  bookingUrl: `https://${string}`
  mapsUrl: `https://${string}`
  demoHost: string
}

/** Title and description of a page, as search engines and tabs show them. */
export interface PageWords {
  title: string
  description: string
}

/** A link's words and where it leads; a link without an address is announced as not open yet. */
export interface LinkItem {
  text: string
  href?: string
}

/** A legend's drawing, viewBox 0 0 88 160, and the lines of the map beneath it: thin ones, and one index line. */
export interface MapSymbol {
  /** Shapes in the ink's color; `data-fill` and `data-line` set another (src/ui/Patch.tsx). */
  drawing: ReactNode
  lines: string
  index: string
}

export interface Service {
  /** Name of a drawing in src/content/drawings/symbols.tsx. */
  symbol: keyof typeof symbols
  title: string
  description: string
}

/** A service ready to be shown, with its drawing. */
export interface ShownService extends Omit<Service, 'symbol'> {
  symbol: MapSymbol
}

/** Where a station of the elevation profile stands on its line, and where its label ends (or starts). */
export interface StationPoint {
  x: number
  y: number
  label: { x: number; y: number; anchor: 'start' | 'end' }
}

/** An original picture: address of the file's variants are made by the build from its name. */
export interface Picture {
  /** File name in src/content/images, without its ending. */
  name: string
  alt: string
}

/** What both kinds of portfolio entries share. */
export interface Project {
  slug: string
  name: string
  description: string
  picture: Picture
}

export interface ClientSite extends Project {
  url: `https://${string}`
  category: string
  tags: readonly string[]
  /** An invented business whose address will not open. */
  sample: boolean
}

/** A demo is served at https://<slug>.<site.demoHost>. */
export type DemoSite = Project

/** Labels of the interface itself, used by elements on every page. */
export interface InterfaceWords {
  skip: string
  newTab: string
  comingSoon: string
}

/** A picture ready to be shown: its variants as `srcset`s, its fallback and its size in pixels. */
export interface Photograph {
  avif: string
  webp: string
  src: string
  width: number
  height: number
  alt: string
}

/** A portfolio entry ready to be shown: its address and its photograph. */
export interface ShownProject {
  slug: string
  name: string
  description: string
  url: string
  photo: Photograph
}

export interface ShownClient extends ShownProject {
  category: string
  tags: readonly string[]
  sample: boolean
}
