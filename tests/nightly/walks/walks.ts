import * as fc from 'fast-check'

/** The last removed steps: their number, and the index after them. */
interface Left {
  count: number
  end: number
}

/**
 * Walks of this number of steps. A walk takes seconds, so a failed one is shortened by halves,
 * quarters and so on; fast-check's own lists and commands remove only a step or two at a time.
 */
export class Walks<Step> extends fc.Arbitrary<Step[]> {
  readonly #whole: fc.Arbitrary<Step[]>

  constructor(step: fc.Arbitrary<Step>, steps: number) {
    super()
    this.#whole = fc.array(step, { minLength: steps, maxLength: steps, size: 'max' })
  }
  generate(random: fc.Random): fc.Value<Step[]> {
    return new fc.Value([...this.#whole.generate(random, undefined).value], undefined)
  }
  canShrinkWithoutContext(steps: unknown): steps is Step[] {
    return Array.isArray(steps)
  }
  shrink(steps: Step[], context: unknown): fc.Stream<fc.Value<Step[]>> {
    const last = context as Left | undefined
    function* shorter() {
      let end = last?.end ?? steps.length
      for (let count = last?.count ?? Math.ceil(steps.length / 2); ; count = Math.ceil(count / 2)) {
        for (; end > 0; end -= count) {
          const start = Math.max(0, end - count)
          const rest = [...steps.slice(0, start), ...steps.slice(end)]
          yield new fc.Value<Step[]>(rest, { count, end: start } satisfies Left)
        }
        end = steps.length
        if (count === 1) return
      }
    }
    return fc.stream(shorter())
  }
}
