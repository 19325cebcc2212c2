import { Trace } from './Trace.tsx'

const nights = [
  [1, '0000030257040836002947050368050274060390042000300000'],
  [3, '0000000003050020000060003004000000503000020000000000'],
  [6, '0000000000000000200000000003000000000000100000000000'],
  [9, '0000000000000000000000000000000000000000000000000000'],
  [12, '0000000000000000000000000000000000000000000000000000'],
] as const

const soundsIn = (calls: string) => calls.replaceAll('0', '').length

/** Five nights of the sample report, each as a trace with the number of its sounds. */
export function ListeningLog() {
  return (
    <div className="log">
      <h3>Listening log, bedroom ceiling</h3>
      <p>From ten in the evening to six in the morning. Each tick is a sound. Sample data.</p>
      <ol>
        {nights.map(([night, calls]) => (
          <li key={night}>
            <span>Night {night}</span>
            <Trace calls={calls} />
            <b>{soundsIn(calls)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}
