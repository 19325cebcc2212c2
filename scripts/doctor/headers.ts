import { isInstalled, leastScore, observed } from '../observatory.ts'
import type { Built } from './built.ts'
import { good, look, wrong, type Judgment } from './finding.js'

/** Below this, Mozilla's grade is no A: a protection is gone. */
const leastSafe = 90

/** Mozilla Observatory's score for the home page as a host sends it; undefined where the grader is not installed. */
export async function headerFacts({ headers, text }: Built): Promise<number | undefined> {
  if (!isInstalled) return undefined
  const { score } = await observed(headers('/'), text('index.html'))
  return score
}

export function headers(score: number | undefined): Judgment[] {
  if (score === undefined) {
    return [look('Not checked: the grader is not installed.', 'Run npm ci --prefix hosts.')]
  }
  const line = `Mozilla's Observatory gives the security headers ${score} points`
  if (score >= leastScore) return [good(`${line}; 100 is its best grade.`)]
  const judge = score < leastSafe ? wrong : look
  return [
    judge(
      `${line}; this site should have ${leastScore}.`,
      'Undo the last change to plugins/policy.ts or plugins/hosting/rules.ts, or ask a developer.',
    ),
  ]
}
