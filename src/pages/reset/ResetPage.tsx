import { messages } from '../../content/messages.ts'
import { Cleared } from './Cleared.tsx'

export function ResetPage() {
  return <Cleared words={messages.reset} home={messages.notFound.home} />
}
