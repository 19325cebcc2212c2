import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '../theme/media.ts'

/** A quiet remark that shows only while there is no connection. */
export function OfflineHint({ children }: { children: ReactNode }) {
  return <p css={root}>{children}</p>
}

const root = css({
  display: 'none',
  'html[data-offline] &': { display: 'block', [media.print]: { display: 'none' } },
})
