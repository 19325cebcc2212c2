import type { ReactNode } from 'react'
import { useFacts } from './useFacts.ts'

/** Renders a link that calls the business. Without children, the text of the link is the phone number. */
export function PhoneLink({ className, children }: { className?: string; children?: ReactNode }) {
  const { dial, text } = useFacts().business.phone
  return (
    <a className={className} href={`tel:${dial}`}>
      {children ?? text}
    </a>
  )
}
