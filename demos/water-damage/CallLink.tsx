import { facts } from './facts.ts'

/** The phone number as a link; as a button it says what it does. */
export function CallLink({ button }: { button?: 'call' | 'call fixed' }) {
  const { phone } = facts.business
  return (
    <a className={button ?? 'phone'} href={`tel:${phone.dial}`}>
      {button && 'Call '}
      {phone.text}
    </a>
  )
}
