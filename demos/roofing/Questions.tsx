import { PhoneLink } from './PhoneLink.tsx'

const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'How long does a re-roof take?',
    answer:
      'Two to four dry days for most houses. Steep slopes, skylights and second layers add to it. The quote names the days.',
  },
  {
    question: 'Can you work in the rain?',
    answer:
      'We can cover a hole. Repairs wait for a dry roof, and we do not open a slope with rain due before dark. July and August are the driest months here, so book those early.',
  },
  {
    question: 'Can new shingles go over old ones?',
    answer:
      'It saves a day. It also adds weight, shows every old bump and hides the deck. We tear off.',
  },
  {
    question: 'Will a repair match?',
    answer:
      'Near, not exact: old shingles have faded. On a slope you can see, we can use weathered ones from the back of the house, if they still lift without cracking.',
  },
  {
    question: 'Why do you go into the attic?',
    answer:
      'Water travels. It can enter at the ridge and drip at a wall. The attic also shows whether air moves from eave to ridge.',
  },
  {
    question: 'What should I do before you come?',
    answer:
      'Move the cars out. Cover what you keep in the attic, and take down pictures on top-floor walls. Nailing shakes the walls.',
  },
  {
    question: 'When should gutters be cleaned?',
    answer:
      'When the leaves are down, around early December here. Under firs, once more in spring.',
  },
]

export function Questions() {
  return (
    <section className="questions" id="questions" aria-labelledby="questions-title">
      <div>
        <h2 id="questions-title">Asked on the driveway.</h2>
        <p className="questions-more">
          Something else? <PhoneLink />
        </p>
      </div>
      <div className="questions-list">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <span>{question}</span>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M3 8 12 16 21 8" />
              </svg>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
