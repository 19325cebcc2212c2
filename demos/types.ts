import type { ReactElement } from 'react'

export type { DemoService, Face, Facts } from '../src/content/schema.ts'

/** A demo's page, in Page.tsx; rendered once, at build time, without scripts. */
export type Page = () => ReactElement
