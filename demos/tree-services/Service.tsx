import { limbs } from './limbs.tsx'
import type { Work } from './work.ts'

/** A service under the limb that shows it, where there is one. */
export function Service({ id, name, price, height, line, includes }: Work) {
  const limb = limbs[id]
  return (
    <article className="service" id={id} aria-labelledby={`${id}-name`}>
      {limb && (
        <>
          <svg className="back-limb" viewBox="420 0 680 170" aria-hidden="true">
            <use href="#spray" />
          </svg>
          <svg
            className="limb"
            viewBox="0 0 1100 170"
            preserveAspectRatio="xMaxYMid slice"
            aria-hidden="true"
          >
            {limb}
          </svg>
        </>
      )}
      <p className="at">{height}</p>
      <div className="service-head">
        <h3 id={`${id}-name`}>{name}</h3>
        <p className="price">{price}</p>
      </div>
      <p className="said">{line}</p>
      <ul>
        {includes.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </article>
  )
}
