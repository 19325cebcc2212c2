import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { type } from '../theme/type.ts'
import { color } from '../theme/vars.ts'

/** A remark in the map's own hand. */
export function Note({ children }: { children: ReactNode }) {
  return <p css={root}>{children}</p>
}

const root = css({ ...type.note, color: color.ink2 })
