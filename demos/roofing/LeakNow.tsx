import { facts } from './facts.ts'
import { LeakDrawing, type LeakItem } from './LeakDrawing.tsx'
import { PhoneLink } from './PhoneLink.tsx'

const items: readonly { item: LeakItem; text: string }[] = [
  { item: 'Bucket', text: 'Under the drip, unless the ceiling bulges. Then stay out of the room.' },
  { item: 'Towel', text: 'Around the bucket. Leave wet switches and lights alone.' },
  { item: 'Photo', text: 'The drip, the stain, the room. Not from the roof.' },
  { item: 'Call', text: 'We cover the hole first. We fix it once it is dry.' },
]

/** The emergency block: what to do before the crew arrives. */
export function LeakNow() {
  return (
    <section className="leak" id="leak" aria-labelledby="leak-title">
      <svg className="eave" aria-hidden="true">
        <rect width="100%" height="92" fill="url(#slates)" />
        <rect className="shade" y="92" width="100%" height="10" />
      </svg>
      <h2 id="leak-title">
        Water coming in now? <span>Bucket, towel, photo, call.</span>
      </h2>
      <ol>
        {items.map(({ item, text }) => (
          <li key={item}>
            <LeakDrawing item={item} />
            <h3>{item}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="leak-call">
        <PhoneLink className="leak-phone">Call {facts.business.phone.text}</PhoneLink>
      </p>
    </section>
  )
}
