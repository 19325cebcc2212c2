import type { ComponentType } from 'react'
import type { StepWords } from './steps.ts'
import { Waterline } from './Waterline.tsx'

interface StepProps {
  words: StepWords
  /** What stands in the water where the step begins. */
  Tool: ComponentType
}

export function Step({ words, Tool }: StepProps) {
  const { depth, inches, when, title, text, details } = words
  const [before, large, after] = when
  return (
    <li className={`band ${depth}`}>
      <Waterline inches={inches}>
        <Tool />
      </Waterline>
      <div className="inner">
        <p className="when" aria-hidden="true">
          {before && <span>{before}</span>}
          <b>{large}</b>
          {after && <span>{after}</span>}
        </p>
        <div className="step">
          <h3>
            <span className="unseen">{when.join(' ').trim()}: </span>
            {title}
          </h3>
          <p>{text}</p>
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  )
}
