import { questionList } from './questionList.ts'

export function Questions() {
  return (
    <section className="run questions" aria-labelledby="questions">
      <h2 id="questions">Before you call</h2>
      <div className="answers">
        {questionList.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <span>{question}</span>
              <BallValve />
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
    <svg className="d ball-valve" viewBox="0 0 48 48" aria-hidden="true">
      <path className="c" strokeWidth="10" strokeLinecap="butt" d="M0 24h48" />
      <path className="i" strokeWidth="6" d="M12 16v16M36 16v16" />
      <circle className="fi" cx="24" cy="24" r="9" />
      <path className="h lever" strokeWidth="7" d="M24 24V5" />
    </svg>
  )
}
