import { css } from '@emotion/react'
import type { PortfolioWords } from '../../content/schema.ts'
import { type } from '../../theme/type.ts'
import { space } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Fitted } from '../../ui/Fitted.tsx'
import { Band } from '../../shared/Band.tsx'
import { headingId } from '../../shared/SectionBox.tsx'

type Props = PortfolioWords['closing'] & { href: string }

/** The portfolio's closing block: a link to the contact section. */
export function Closing({ heading, link, href }: Props) {
  return (
    <Band id="start">
      <div css={root}>
        <h2 css={title} id={headingId('start')}>
          <Fitted text={heading} />
        </h2>
        <Button look="band" href={href}>
          {link}
        </Button>
      </div>
    </Band>
  )
}

const root = css({
  display: 'grid',
  justifyItems: 'start',
  '& > h2': { width: '100%' },
  gap: space.l,
})
const title = css(type.heading)
