import { facts } from './facts.ts'

/** The phone number as a link; as a button it says what it does. */
export function CallLink({ button }: { button?: 'fixed' | 'inline' }) {
  const { phone } = facts.business
  return (
    <a className={button ? `call ${button}` : 'phone'} href={`tel:${phone.dial}`}>
      {button && 'Call '}
      {phone.text}
    </a>
  )
}
