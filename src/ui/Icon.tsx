import { css } from '@emotion/react'
import { size } from '../theme/vars.ts'
import { iconPaths, type IconName } from './iconPaths.ts'

export type { IconName }

export function Icon({ name }: { name: IconName }) {
  return (
    <svg css={root} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}

const root = css({ width: size.icon, height: size.icon, flex: 'none' })
