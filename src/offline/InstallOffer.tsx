import { css } from '@emotion/react'
import { install as words } from '../content/messages.yaml'
import { footerContactId } from '../pageFacts.ts'
import { space } from '../theme/vars.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { dismissOffer } from './install.ts'
import { message } from './message.ts'
import { useStatus } from './useStatus.ts'

/** Offers to install the site: with a button, or with a list of steps on an iPhone. Renders nothing if no offer is due, for example after the visitor has dismissed the offer. */
export function InstallOffer() {
  const { install } = useStatus()
  if (!install) return null
  const { more, tap, share, choose, add, further, keep, confirm, open } = words.steps
  const hasSteps = install === 'steps'
  const dismiss = () => {
    dismissOffer()
    // Moves the focus to the contact details below the offer, because the focused button disappears.
    document.getElementById(footerContactId)?.focus({ preventScroll: true })
  }
  return (
    <div css={[box, hasSteps && list]} data-screen="">
      <p>{hasSteps || !isComputer() ? words.offer : words.onComputer}</p>
      {hasSteps ? (
        <ol css={steps}>
          <li>{more}</li>
          <li>
            {tap} <Icon name="export" /> <strong>{share}</strong>
          </li>
          <li>
            {choose} <Icon name="plus-square" /> <strong>{add}</strong>
            {` (${further})`}
          </li>
          <li>{keep}</li>
          <li>
            {tap} <strong>{confirm}</strong>
          </li>
          {/* Asks the visitor to open the app online once, so that the app saves the site. On an iPhone, the app does not share the browser's storage. */}
          <li>{open}</li>
        </ol>
      ) : (
        <Button look="bar" onClick={install}>
          <Icon name="download-simple" />
          {words.install}
        </Button>
      )}
      <Button look="secondary" onClick={dismiss}>
        {/* The text is alone in a `<span>`, so that React can still update the text after the browser's translation has replaced the text node. */}
        <span>{hasSteps ? words.done : words.later}</span>
      </Button>
    </div>
  )
}

/** Whether the device is a computer, which has no home screen. */
const isComputer = () => matchMedia('(hover: hover) and (pointer: fine)').matches

const box = css({
  ...message,
  marginBlockEnd: space.xl,
})

const list = css({ flexDirection: 'column', alignItems: 'flex-start' })

const steps = css({
  listStyle: 'decimal',
  paddingInlineStart: '1.25em',
  '& svg': { display: 'inline-block', verticalAlign: 'middle' },
})
