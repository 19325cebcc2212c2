import { facts } from './facts.ts'

interface Props {
  className?: string
  /** What the link says; the number itself where nothing is given. */
  text?: string
}

export function PhoneLink({ className, text }: Props) {
  const { phone } = facts.business
  return (
    <a className={className} href={`tel:${phone.dial}`}>
      {text ?? phone.text}
    </a>
  )
}
