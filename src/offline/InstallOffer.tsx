import { css } from '@emotion/react'
import type { Messages } from '../content/schema.ts'
import { media } from '../theme/media.ts'
import { color } from '../theme/vars.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { message } from '../ui/Notice.tsx'
import { dismissOffer } from './install.ts'
import { useStatus } from './useStatus.ts'

/** The footer's offer to install: a button, or the steps on an iPhone. Renders nothing while no offer is due. */
export function InstallOffer({ words }: { words: Messages['install'] }) {
  const { install } = useStatus()
  if (!install) return null
  const { tap, share, choose, add, confirm } = words.steps
  return (
    <div css={box}>
      <p>{words.offer}</p>
      {install === 'steps' ? (
        <ol css={steps}>
          <li>
            {tap} <Icon name="export" /> <strong>{share}</strong>
          </li>
          <li>
            {choose} <Icon name="plus-square" /> <strong>{add}</strong>
          </li>
          <li>
            {tap} <strong>{confirm}</strong>
          </li>
        </ol>
      ) : (
        <Button look="bar" onClick={install}>
          <Icon name="download-simple" />
          {words.install}
        </Button>
      )}
      <Button look="secondary" onClick={dismissOffer}>
        {/* A translator replaces text nodes; React can only update text inside its own element. */}
        <span>{install === 'steps' ? words.done : words.later}</span>
      </Button>
    </div>
  )
}

const box = css({
  ...message,
  width: '100%',
  color: color.ink,
  [media.print]: { display: 'none' },
})

const steps = css({
  listStyle: 'decimal',
  paddingInlineStart: '1.25em',
  '& svg': { display: 'inline-block', verticalAlign: 'middle' },
})
