interface Props {
  className?: string
  /** A moment per digit, as loud as the digit; 0 is silence. */
  calls: string
}

const step = 6
const middle = 20

/** Sounds behind a wall as a listening device would draw them: ticks on a line that is flat when it is quiet. */
export function Trace({ className = 'trace', calls }: Props) {
  const ticks = Array.from(calls, (digit, moment) => {
    const reach = Number(digit) * 2
    // Alternate ticks lean out a little, as a pen does.
    const top = middle - reach + (moment % 3)
    return reach && `M${moment * step + 3} ${top}V${middle + reach - (moment % 2) * 2}`
  })
  const width = calls.length * step
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d={`M0 20H${width}${ticks.filter(Boolean).join('')}`}
      />
    </svg>
  )
}
