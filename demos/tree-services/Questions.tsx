import { Woodpecker } from './Woodpecker.tsx'

const questions = [
  {
    ask: 'Do you climb with spikes?',
    answer:
      'Only on a tree that is coming down. Every spike leaves a wound, so on a tree that stays the climber hangs on rope and stands on limbs.',
  },
  {
    ask: 'Will you top my tree?',
    answer:
      'No. A topped fir grows several weak tops in place of a sound one, and rot gets in at the cut. If height is the worry, we check the top and the roots first. Most tall trees can stay. Some have to go.',
  },
  {
    ask: 'When is a good time to prune?',
    answer:
      'Dead limbs, in any month. Live wood is best cut from late fall to the end of winter, while trees rest and few birds nest. A broken limb over a walk should not wait for a season.',
  },
  {
    ask: 'Who keeps the wood?',
    answer:
      'You choose before the day. Chips can stay in a pile for your beds, logs can be cut to stove length, or all of it leaves with us. The written price says which.',
  },
  {
    ask: 'Can you work near power lines?',
    answer:
      'Near the wire from the pole to your house, often, once the power company has made it safe. Along the lines on the street, no: that work is theirs. Tell us when you call.',
  },
  {
    ask: 'Do I need a permit to take a tree down?',
    answer:
      'In many towns here, yes, and the rules change at the town line. Ask your city first. We can tell you what it will want to know about the tree: kind, size and health.',
  },
  {
    ask: 'What should I ask any tree crew?',
    answer:
      'Which cuts, and why. Then their number at the Construction Contractors Board, and whether their insurance covers work up in a tree. Then ask how they get up there. You want to hear about rope.',
  },
]

export function Questions() {
  return (
    <section className="questions" id="questions" aria-labelledby="questions-title">
      <Woodpecker />
      <h2 id="questions-title">While we coil the rope</h2>
      {questions.map(({ ask, answer }) => (
        <details key={ask}>
          <summary>{ask}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
