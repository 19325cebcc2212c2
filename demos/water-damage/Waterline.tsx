import type { ReactNode } from 'react'

interface WaterlineProps {
  /** The staff's reading at this edge. */
  inches: number
  /** What stands or floats in the water, drawn around y = 0; what lies below gets the water's color. */
  children?: ReactNode
}

/** The upper edge of a section: its water, what crosses it, and the staff on the right down to the next edge. */
export function Waterline({ inches, children }: WaterlineProps) {
  return (
    <div className="waterline" aria-hidden="true">
      <svg className="water" viewBox="0 0 1 1">
        <use className="swell" href="#back" />
        <use className="ground" href="#front" />
      </svg>
      {children && (
        <svg className="afloat" viewBox="-150 0 300 1">
          {children}
        </svg>
      )}
      {children && (
        <svg className="water hue" viewBox="0 0 1 1">
          <use href="#front" />
        </svg>
      )}
      <svg className="water" viewBox="0 0 1 1">
        {children && <use className="tint" href="#front" />}
        <use className="crest" href="#crest" />
      </svg>
      <p className="inches">
        {inches}
        <span> in</span>
      </p>
    </div>
  )
}
