import { css } from '@emotion/react'
import type { PortfolioWords } from '../../content/schema.ts'
import { type } from '../../theme/type.ts'
import { Button } from '../../ui/Button.tsx'
import { Fitted } from '../../ui/Fitted.tsx'
import { Band } from '../../shared/Band.tsx'
import { headingId } from '../../shared/SectionBox.tsx'

type Props = PortfolioWords['closing'] & { href: string }

/** The portfolio's closing block: a link to the contact section. */
export function Closing({ heading, link, href }: Props) {
  return (
    <Band id="start">
      <h2 css={title} id={headingId('start')}>
        <Fitted text={heading} />
      </h2>
      <Button look="band" href={href}>
        {link}
      </Button>
    </Band>
  )
}

const title = css(type.heading)
