import type { ReactNode } from 'react'
import { facts } from './facts.ts'

const { phone } = facts.business

/** A link that dials the crew; without children it shows the number. */
export function PhoneLink({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <a className={className} href={`tel:${phone.dial}`}>
      {children ?? phone.text}
    </a>
  )
}
