import { messages } from '../../content/messages.ts'
import { resetUrl } from '../../offline/rules.ts'
import { NotFound } from './NotFound.tsx'

export function NotFoundPage() {
  return (
    <NotFound {...messages.notFound} reset={{ text: messages.notFound.reset, href: resetUrl }} />
  )
}
