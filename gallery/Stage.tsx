import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Terrain } from '../src/sections/Terrain.tsx'
import { Container } from '../src/ui/Container.tsx'

/** What is measured by the hero's width. */
export const InItsWidth = ({ children }: { children: ReactNode }) => (
  <Container>
    <div css={measured}>{children}</div>
  </Container>
)

/** What stands on the map. */
export const OnTerrain = ({ children }: { children?: ReactNode }) => (
  <div css={[measured, high]}>
    <Terrain dawn />
    {children}
  </div>
)

const measured = css({ containerType: 'inline-size' })
const high = css({ position: 'relative', isolation: 'isolate', minHeight: '100vh' })
