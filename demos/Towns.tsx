import { inARow, useFacts } from './useFacts.ts'

/** Lists the towns that the business serves. If facts.yaml has named groups of towns (`stretches`), shows the name of each group with its towns. */
export function Towns({ className }: { className?: string }) {
  const { areaServed, stretches } = useFacts().business
  if (!stretches) return <p className="towns">{inARow(areaServed)}</p>
  return (
    <dl className={className}>
      {stretches.map(({ name, towns }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{inARow(towns)}</dd>
        </div>
      ))}
    </dl>
  )
}
