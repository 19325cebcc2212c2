import { questions } from './questions.ts'
import { Waterline } from './Waterline.tsx'

export function Questions() {
  return (
    <section id="questions" className="band deep-2" aria-labelledby="questions-title">
      <Waterline inches={2} />
      <div className="inner columns">
        <h2 id="questions-title">While you wait for us</h2>
        <div className="questions">
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                {question}
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                  <path d="M4 9l8 7 8-7" />
                </svg>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
