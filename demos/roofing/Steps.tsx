import { RoofLayer, type Layer } from './RoofLayer.tsx'

const steps: readonly { name: string; layer: Layer; text: string }[] = [
  {
    name: 'Tear-off',
    layer: 'old',
    text: 'One slope at a time. What we open in the morning is covered by night.',
  },
  {
    name: 'Deck',
    layer: 'deck',
    text: 'Soft boards come out. You get a photo of each. The price per sheet is in the quote.',
  },
  {
    name: 'Underlayment',
    layer: 'underlay',
    text: 'Drip edge first, at the eave. Ice barrier in the valleys. Every sheet lapped.',
  },
  {
    name: 'Courses',
    layer: 'courses',
    text: 'From the eave up. Every line is snapped in chalk before a nail goes in.',
  },
  {
    name: 'Clean-up',
    layer: 'slates',
    text: 'Gutters emptied, magnet over the lawn. Then the same photos as on day one.',
  },
]

/** How a re-roof goes: one roof, further along with each step. */
export function Steps() {
  return (
    <section className="steps" id="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">From tear-off to clean-up.</h2>
      <ol>
        {steps.map(({ name, layer, text }, index) => (
          <li key={name}>
            <RoofLayer layer={layer} />
            <div className="step-words">
              <h3>
                <span className="step-number">{index + 1}</span> {name}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
