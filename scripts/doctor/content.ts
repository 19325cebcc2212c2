import { placeholders as leftIn, sampleCount } from '../verify/placeholders.ts'
import { site } from '../../src/content/site.ts'
import { good, look, sentence, wrong, type Judgment } from './finding.js'

/** Mistakes as the build words them: file, field, what stands there and what is expected. */
export const content = (errors: readonly string[]): Judgment[] =>
  errors.length === 0
    ? [good('Every text and address is there and has the right form.')]
    : errors.map((error) =>
        wrong(sentence(error), 'Correct it in that file; until then nothing can be built.'),
      )

export const placeholderFacts = () => leftIn(site, sampleCount())

/** Samples that stand where the agency's own facts belong. They hurt nobody before launch, and deploying refuses them. */
export const placeholders = (left: readonly string[]): Judgment[] =>
  left.length === 0
    ? [good('No sample is left in the place of a fact.')]
    : left.map((sample) => {
        const isClients = sample.endsWith('clients are samples')
        return isClients
          ? look(`${sample}.`, 'Before launch put real ones into src/content/portfolio.ts.')
          : look(`Still a sample: ${sample}.`, 'Before launch put yours into src/content/site.ts.')
      })
