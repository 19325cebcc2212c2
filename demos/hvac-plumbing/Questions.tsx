import { Branch } from './Branch.tsx'
import { questionList } from './questionList.ts'

export function Questions() {
  return (
    <section className="run questions cold" aria-labelledby="questions">
      <div>
        <h2 id="questions">Before you call</h2>
        <p>Seven valves. Open the one you need.</p>
      </div>
      <div className="answers">
        {questionList.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <span>{question}</span>
              <BallValve />
              <Branch />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

/** Shut with its lever across the pipe, open with the lever along it, as the real one. */
function BallValve() {
  return (
    <svg className="d ball-valve" viewBox="0 0 64 56" aria-hidden="true">
      <path className="c" strokeWidth="12" strokeLinecap="butt" d="M26 28h40" />
      <path className="c" strokeWidth="12" d="M10 28h16" />
      <circle className="fw i" cx="30" cy="28" r="14" strokeWidth="6" />
      <path className="h lever" strokeWidth="9" d="M30 28V7" />
      <circle className="fi" cx="30" cy="28" r="6" />
    </svg>
  )
}
