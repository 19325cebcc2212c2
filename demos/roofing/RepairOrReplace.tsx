type Verdict = 'Wait' | 'Repair' | 'Replace'

const verdicts: readonly Verdict[] = ['Wait', 'Repair', 'Replace']

const signs: readonly { seen: string; verdict: Verdict; why: string }[] = [
  {
    seen: 'Dark streaks, shingles flat',
    verdict: 'Wait',
    why: 'Algae. A stain, not a leak.',
  },
  {
    seen: 'A drip in hard frost, none in rain',
    verdict: 'Wait',
    why: 'Not the roof. Have the attic vents checked.',
  },
  {
    seen: 'A few shingles gone after wind',
    verdict: 'Repair',
    why: 'Swap the few. Keep the rest.',
  },
  {
    seen: 'A stain beside a chimney or vent',
    verdict: 'Repair',
    why: 'New flashing. Shingles stay.',
  },
  { seen: 'Moss in the joints', verdict: 'Repair', why: 'Off by hand, before it lifts.' },
  { seen: 'Edges curled on a whole slope', verdict: 'Replace', why: 'The shingles are spent.' },
  {
    seen: 'Bald patches, black mat showing',
    verdict: 'Replace',
    why: 'The sun takes the rest.',
  },
  { seen: 'A dip between the rafters', verdict: 'Replace', why: 'The deck has gone soft.' },
]

/** A table of what an owner can see from the ground. Phones show each row as a block. */
export function RepairOrReplace() {
  return (
    <section className="verdicts" id="verdicts" aria-labelledby="verdicts-title">
      <div className="verdicts-lead">
        <h2 id="verdicts-title">Repair or replace?</h2>
        <p>Or wait. Some roofs have years left.</p>
      </div>
      <table aria-labelledby="verdicts-title">
        <thead>
          <tr>
            <th scope="col">What you see</th>
            {verdicts.map((verdict) => (
              <th key={verdict} scope="col">
                {verdict}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {signs.map(({ seen, verdict, why }) => (
            <tr key={seen}>
              <th scope="row">{seen}</th>
              {verdicts.map((column) => (
                <td key={column} className={column.toLowerCase()}>
                  {column === verdict && (
                    <span className="verdict">
                      <b>{verdict}.</b> <span>{why}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="verdicts-note">A rule of thumb from the ground. The inspection decides.</p>
    </section>
  )
}
