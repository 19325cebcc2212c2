import { facts } from './facts.ts'

/** A link that calls dispatch, with the number spelled out where there is room for it. */
export function CallLink({ className, number = false }: { className: string; number?: boolean }) {
  const { dial, text } = facts.business.phone
  return (
    <a className={className} href={`tel:${dial}`}>
      {number ? (
        <>
          Call dispatch <b>{text}</b>
        </>
      ) : (
        'Call dispatch'
      )}
    </a>
  )
}
