/** Each couplet's leads: what is noticed, where it leads, and that place's address. */
const couplets = [
  [
    ['You hear it at night', '2', '#key-2'],
    ['You hear it by day', '3', '#key-3'],
    ['You hear nothing, but see signs', '4', '#key-4'],
  ],
  [
    ['Scratching that stops when you knock', 'Mice and rats, fig. 2', '#fig-2'],
    ['A dry rustle, like cellophane', 'Ants, fig. 3', '#fig-3'],
  ],
  [
    ['A steady hum in the wall', 'Wasps, fig. 4', '#fig-4'],
    ['Rolling and thumping at sunrise', 'Perhaps a squirrel', '#questions'],
  ],
  [
    ['Round holes with pale powder', 'Beetles, fig. 5', '#fig-5'],
    ['A musty smell, a silver flick', 'Crawl space, fig. 6', '#fig-6'],
    ['Something else', 'Inspection, fig. 1', '#fig-1'],
  ],
] as const

/** A key as field guides have it: numbered couplets, each line of which leads on. */
export function KeyToSounds() {
  return (
    <div className="key">
      <h3>A key to the sounds</h3>
      <ol>
        {couplets.map((leads, at) => (
          <li key={leads[0][0]} id={`key-${at + 1}`}>
            {leads.map(([sign, to, href]) => (
              <a key={sign} href={href}>
                <span>{sign}</span>{' '}
                {to.length > 1 ? <b className="end">{to}</b> : <b>go to {to}</b>}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
