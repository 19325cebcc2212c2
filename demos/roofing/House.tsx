import type { ReactNode } from 'react'
import { type RoofName, type RoofType, roofTypes } from './roofTypes.ts'

/** A house in elevation; children are drawn over it. */
export function House({ roof, children }: { roof: RoofName; children?: ReactNode }) {
  const type: RoofType = roofTypes[roof]
  return (
    <svg className="house" viewBox="0 0 120 80" aria-hidden="true">
      <path className="house-wall" d={type.wall} />
      <path className="house-opening" d={type.openings} />
      <path className="house-roof" fillRule="evenodd" d={type.roof} />
      {type.courses && <path className="house-courses" d={type.courses} />}
      <path className="house-edge" d={type.edge} />
      {children}
    </svg>
  )
}
