import { messages } from '../content/messages.ts'
import { resetUrl } from '../pwa/rules.ts'
import { NotFound } from '../sections/NotFound.tsx'

export function NotFoundPage() {
  return (
    <NotFound {...messages.notFound} reset={{ text: messages.notFound.reset, href: resetUrl }} />
  )
}
