import { forEach } from '../verify/live.ts'
import { reserved } from '../verify/placeholders.ts'
import { good, look, wrong, type Judgment } from './finding.js'

/** What another site answered: its status, or why there was none. */
interface Answer {
  address: string
  status?: number
  reason?: string
}

/** How long another site may take, in milliseconds. */
const patience = 10_000

/** Sites that do not answer HEAD get a GET. */
const declined = [403, 405, 501]

async function ask(address: string): Promise<Answer> {
  const status = async (method: string) => {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(address, { method, signal })
    await response.body?.cancel()
    return response.status
  }
  try {
    const first = await status('HEAD')
    return { address, status: declined.includes(first) ? await status('GET') : first }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    return { address, reason: cause?.code ?? message }
  }
}

const isPlaceholder = (address: string) => {
  const { hostname } = new URL(address)
  return reserved.test(hostname) || /(^|\.)localhost$/.test(hostname)
}

/** What the sites behind outside addresses answer where they are to be asked. Placeholders never are. */
export async function outsideFacts(addresses: readonly string[], isOnline: boolean) {
  const real = addresses.filter((address) => !isPlaceholder(address))
  return {
    placeholders: addresses.length - real.length,
    real: real.length,
    isOnline,
    answers: isOnline ? await forEach(real, ask) : [],
  }
}

/** A page that is gone hurts whoever follows the link; a site that is busy or shy of robots may be fine. */
const judged = ({ address, status, reason }: Answer): Judgment[] => {
  if (status !== undefined && status < 400) return []
  if (status === 404 || status === 410 || reason === 'ENOTFOUND') {
    const line = `${address} is not there (${status ?? 'no such site'}).`
    return [wrong(line, 'Correct or remove that address in src/content.')]
  }
  return [
    look(`${address} gave no page (${status ?? reason}).`, 'Open it in your browser to see why.'),
  ]
}

export function outside({
  placeholders,
  real,
  answers,
  isOnline,
}: Awaited<ReturnType<typeof outsideFacts>>): Judgment[] {
  if (real === 0)
    return [good(`No other site is linked yet: ${placeholders} addresses are samples.`)]
  const samples = placeholders === 0 ? '' : ` ${placeholders} more are samples.`
  if (!isOnline) {
    return [
      good(
        `${real} addresses of other sites were not asked (npm run doctor -- --online does).${samples}`,
      ),
    ]
  }
  if (answers.every(({ status }) => status === undefined)) {
    return [look('No other site answered.', 'Is this computer online? Then run this again.')]
  }
  const found = answers.flatMap(judged)
  return found.length > 0 ? found : [good(`All ${real} addresses of other sites answer.${samples}`)]
}
