import { MouseHole } from './MouseHole.tsx'
import { priceOf } from './prices.ts'

const questions = [
  [
    'Mouse or rat: can I tell before you come?',
    'Often. A mouse sounds light and quick, a rat slower and heavier. Mouse droppings are the size of a grain of rice, a rat’s are closer to a raisin. Leave them where they are until we have seen them.',
  ],
  [
    'What if you find nothing?',
    `Then that is what the report says, with the photographs. You pay for the inspection, ${priceOf('House inspection')}, and we tell you what to listen for next.`,
  ],
  [
    'What do you use around children and pets?',
    'Traps and closed gaps first, because they need no product. Traps go in locked boxes. Where a product is needed you get its label, and we tell you which room to stay out of and for how long the label says.',
  ],
  [
    'Why do they come in the fall?',
    'The nights turn cold and the wall is warm. A mouse can fit through a gap as wide as a pencil, about a quarter of an inch. A rat needs about half an inch.',
  ],
  [
    'Could it be a squirrel, a raccoon or a bird?',
    'Yes. Squirrels roll and thump around sunrise, birds flutter by day, and a raccoon walks heavily at night. We do not trap wildlife, so we will say so on the phone and save you the visit.',
  ],
  [
    'Are small holes in the joists always bad news?',
    'No. Old holes have dark edges and no powder. Fresh ones are pale inside, with gritty powder under them that returns after you brush it off.',
  ],
  [
    'Should I plug the hole myself?',
    'Not while anything still uses it. A mouse makes another hole, and wasps can come out on your side of the wall, so leave a wasp hole open and call. Never block a vent. For a mouse hole that cannot wait, steel wool holds for a while. Foam alone does not: mice chew through it.',
  ],
] as const

export function Questions() {
  return (
    <section className="questions" id="questions" aria-labelledby="asked">
      <div className="lead">
        <h2 id="asked">Questions, in a low voice</h2>
        <MouseHole />
      </div>
      <div>
        {questions.map(([question, answer]) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
