import { css } from '@emotion/react'
import { color } from '../../src/theme/vars.ts'
import { BelowFirstScreen } from '../../src/ui/BelowFirstScreen.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { Frame } from '../../src/ui/Frame.tsx'
import { Heading } from '../../src/ui/Heading.tsx'
import { Note } from '../../src/ui/Note.tsx'
import { Photo } from '../../src/ui/Photo.tsx'
import { PlannedLink } from '../../src/ui/PlannedLink.tsx'
import { Plate } from '../../src/ui/Plate.tsx'
import { SiteLink } from '../../src/ui/SiteLink.tsx'
import { TextLink } from '../../src/ui/TextLink.tsx'
import type { Entry } from '../entry.ts'
import { forcible } from '../forcedStates.ts'
import { shownDemos, withoutPicture } from '../pictures.ts'
import { Rows, rowsOf } from '../Rows.tsx'

const [demo] = shownDemos
if (!demo) throw new Error('The gallery needs a demo')

const photo = (of: typeof demo) => <Photo photo={of.photo} sizes="480px" />

const links = rowsOf(['rest', ...forcible], (state) => (
  <TextLink href="/" data-state={state}>
    A link in a text
  </TextLink>
))

export const elements: readonly Entry[] = [
  { name: 'TextLink', files: ['src/ui/TextLink.tsx'], Show: () => <Rows rows={links} /> },
  {
    name: 'PlannedLink',
    files: ['src/ui/PlannedLink.tsx'],
    Show: () => <PlannedLink text="A page to come" />,
  },
  {
    name: 'SiteLink',
    files: ['src/ui/SiteLink.tsx'],
    Show: () => (
      <Rows
        rows={{
          'within the site': <SiteLink href="/portfolio">A link</SiteLink>,
          elsewhere: (
            <SiteLink href="https://example.com" newTab>
              A link
            </SiteLink>
          ),
        }}
      />
    ),
  },
  {
    name: 'Heading',
    files: ['src/ui/Heading.tsx'],
    Show: () => <Heading id="a-heading">A section of the map</Heading>,
  },
  {
    name: 'Note',
    files: ['src/ui/Note.tsx'],
    Show: () => <Note>A remark in the map’s own hand.</Note>,
  },
  {
    name: 'Plate',
    files: ['src/ui/Plate.tsx'],
    Show: () => <Plate>A sheet inside a double neat line</Plate>,
  },
  {
    name: 'Container',
    files: ['src/ui/Container.tsx'],
    isWide: true,
    Show: () => (
      <Container>
        <div css={filled}>Between the gutters</div>
      </Container>
    ),
  },
  {
    name: 'BelowFirstScreen',
    files: ['src/ui/BelowFirstScreen.tsx'],
    Show: () => <BelowFirstScreen>What it holds, as it is</BelowFirstScreen>,
  },
  {
    name: 'Photo',
    files: ['src/ui/Photo.tsx'],
    Show: () => <Rows rows={{ loaded: photo(demo), missing: photo(withoutPicture(demo)) }} />,
  },
  {
    name: 'Frame',
    files: ['src/ui/Frame.tsx'],
    Show: () => <Frame address="an.address.example">{photo(demo)}</Frame>,
  },
]

const filled = css({ background: color.sunk })
