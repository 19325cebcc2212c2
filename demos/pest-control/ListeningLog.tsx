import { Trace } from './Trace.tsx'

const nights = [
  [1, 41, '0000030257040836002947050368050274060390042000300000'],
  [3, 18, '0000000003050020000060003004000000503000020000000000'],
  [6, 4, '0000000000000000200000000003000000000000100000000000'],
  [9, 0, '0000000000000000000000000000000000000000000000000000'],
  [12, 0, '0000000000000000000000000000000000000000000000000000'],
] as const

/** Five nights of the sample report, each as a trace with the number of its sounds. */
export function ListeningLog() {
  return (
    <div className="log">
      <h3>Listening log, bedroom ceiling</h3>
      <ol>
        {nights.map(([night, sounds, calls]) => (
          <li key={night}>
            <span>Night {night}</span>
            <Trace calls={calls} />
            <b>
              {sounds} {night === 1 && 'sounds'}
            </b>
          </li>
        ))}
      </ol>
      <p>From ten in the evening to six in the morning. Sample data.</p>
    </div>
  )
}
