import type { PortfolioWords } from '../../content/schema.ts'
import { Button } from '../../ui/Button.tsx'
import { Heading } from '../../ui/text.tsx'
import { Band } from '../../shared/Band.tsx'
import { headingId } from '../../shared/SectionBox.tsx'

type Props = PortfolioWords['closing'] & { href: string }

/** The portfolio's closing block: a link to the contact section. */
export function Closing({ heading, link, href }: Props) {
  return (
    <Band id="start">
      <Heading id={headingId('start')}>{heading}</Heading>
      <Button look="band" href={href}>
        {link}
      </Button>
    </Band>
  )
}
