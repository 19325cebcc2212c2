import { css } from '@emotion/react'
import { color, space } from '../../src/theme/vars.ts'
import { Button, type ButtonLook } from '../../src/ui/Button.tsx'
import type { IconName } from '../../src/ui/Icon.tsx'
import type { Entry } from '../entry.ts'
import { forcible } from '../forcedStates.ts'
import { Rows, rowsOf } from '../Rows.tsx'

const onPaper: readonly ButtonLook[] = ['primary', 'secondary', 'bar']
const onBand: readonly ButtonLook[] = ['band', 'bandOutline']
const icons: readonly IconName[] = ['phone', 'copy', 'arrow-left', 'arrow-up-right']

/** A button in each state; that of a pressed one has the mouse over it as well. */
const inEachState = (look: ButtonLook) => (
  <>
    <Button look={look}>rest</Button>
    {forcible.map((state) => (
      <Button look={look} key={state} data-state={state === 'active' ? 'hover active' : state}>
        {state}
      </Button>
    ))}
  </>
)

const withIcon = (icon: IconName) => <Button icon={icon}>Words</Button>

const Icons = () => (
  <>
    <Rows rows={rowsOf(icons, withIcon)} />
    <Button look="secondary" href="https://example.com" newTab>
      A link to elsewhere
    </Button>
  </>
)

const OnBand = () => (
  <div css={band}>
    <Rows rows={rowsOf(onBand, inEachState)} />
  </div>
)

const files = ['src/ui/Button.tsx'] as const

export const buttons: readonly Entry[] = [
  { name: 'Button', files, Show: () => <Rows rows={rowsOf(onPaper, inEachState)} /> },
  { name: 'Button on the band', files, Show: OnBand },
  { name: 'Button with an icon', files, Show: Icons },
]

const band = css({
  '--focus': color.larch,
  margin: `calc(-1 * ${space.l})`,
  padding: space.l,
  background: color.band,
  color: color.onBand,
  '& dt': { color: color.onBand2 },
})
