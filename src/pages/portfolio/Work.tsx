import { css } from '@emotion/react'
import type { ClientSite, DemoSite } from '../../reader/schema.ts'
import { demoUrl, savedDemoUrl } from '../../addresses.ts'
import { needsConnection } from '../../content/messages.yaml'
import { clients, demos, page } from '../../content/portfolio.yaml'
import site from '../../content/site.yaml'
import { riseOnScroll } from '../../shared/scrollAnimations.ts'
import { headingId, SectionBox } from '../../shared/SectionBox.tsx'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, size, space, stroke } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Clauses } from '../../ui/Clauses.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { Heading, Note, OfflineHint, visuallyHidden } from '../../ui/text.tsx'
import { Photo } from '../../ui/Photo.tsx'

/** The section 'Recent Work': one client per row. Pictures are alternately left and right. */
export function ClientWork() {
  const note = clients.some(({ sample }) => sample) && page.work.samples
  return (
    <SectionBox id="work" box={clientSection}>
      <SectionHead id="work" heading={page.work.heading} note={note} />
      {clients.some(({ sample }) => !sample) && <OfflineHint>{needsConnection.sites}</OfflineHint>}
      <div css={rows}>
        {clients.map((client, index) => (
          <ClientCard
            key={client.slug}
            client={client}
            first={index === 0}
            mirrored={index % 2 === 1}
          />
        ))}
      </div>
    </SectionBox>
  )
}

/** The section 'Demo Websites': three cards per row, or two in the last rows, so that all rows are full. */
export function DemoWork() {
  const rest = demos.length % 3
  const inPairs = rest === 1 ? 4 : rest
  return (
    <SectionBox id="demos" box={demoSection}>
      <SectionHead id="demos" heading={page.demos.heading} note={page.demos.note} />
      <div css={live} data-screen="">
        <OfflineHint>{needsConnection.sites}</OfflineHint>
      </div>
      <div css={saved} data-screen="" hidden>
        <OfflineHint>{page.demos.savedHint}</OfflineHint>
      </div>
      <div css={grid}>
        {demos.map((demo, index) => (
          <DemoCard key={demo.slug} demo={demo} paired={index >= demos.length - inPairs} />
        ))}
      </div>
    </SectionBox>
  )
}

interface HeadProps {
  id: string
  heading: string
  note: string | false | undefined
}

function SectionHead({ id, heading, note }: HeadProps) {
  return (
    <>
      <Heading id={headingId(id)} small>
        {heading}
      </Heading>
      <div css={remark}>
        {note && (
          <Note>
            <Clauses text={note} />
          </Note>
        )}
      </div>
    </>
  )
}

interface ClientCardProps {
  client: ClientSite
  mirrored: boolean
  /** Loads the picture first, because the first screen shows it. */
  first: boolean
}

export function ClientCard({ client, mirrored, first }: ClientCardProps) {
  const { sampleTag, sampleHint, visit, case: caseLink } = page.work
  const { hostname } = new URL(client.url)
  return (
    <article css={[row, pressable, mirrored && mirror, riseOnScroll]}>
      <div css={[frame, mirrored && end]}>
        <Frame address={hostname}>
          <Photo
            {...client.picture}
            sizes="(min-width: 2880px) 1260px, (min-width: 1920px) 43.75vw, (min-width: 1440px) 840px, (min-width: 960px) 59vw, 91vw"
            first={first}
          />
        </Frame>
      </div>
      <div css={[text, mirrored && start]}>
        <Note>{client.sample ? `${client.category}, ${sampleTag}` : client.category}</Note>
        <h3 css={clientName} dir="auto">
          {client.name}
        </h3>
        <p>{client.description}</p>
        <ul css={tags}>
          {client.tags.map((tag) => (
            <li css={item} key={tag}>
              {tag}
            </li>
          ))}
        </ul>
        <Visit
          site={client}
          look={client.sample ? 'planned' : 'secondary'}
          tooltip={client.sample ? sampleHint : hostname}
          overCard
        >
          {visit}
        </Visit>
        {client.page && (
          <Visit site={{ url: `/${client.page}`, name: client.name }}>{caseLink}</Visit>
        )}
      </div>
    </article>
  )
}

interface DemoCardProps {
  demo: DemoSite
  /** Makes the card wider, because the row has only two cards. */
  paired: boolean
}

function DemoCard({ demo, paired }: DemoCardProps) {
  const { slug, name } = demo
  const url = demoUrl(slug, site)
  const { hostname } = new URL(url)
  return (
    <article css={[card, pressable, paired && wide, riseOnScroll]}>
      <Frame address={hostname}>
        <Photo
          {...demo.picture}
          sizes={`(min-width: 2880px) ${paired ? '945px' : '605px'}, (min-width: 1920px) ${paired ? 32.8 : 21}vw, (min-width: 1440px) ${paired ? '630px' : '403px'}, (min-width: 960px) ${paired ? 44 : 29}vw, (min-width: 720px) 44vw, 91vw`}
        />
      </Frame>
      <h3 css={demoName} dir="auto">
        {name}
      </h3>
      <p css={demoText}>{demo.description}</p>
      <span css={live}>
        <Visit site={{ url, name }} tooltip={hostname} overCard>
          {page.demos.visit}
        </Visit>
      </span>
      <span css={saved} hidden>
        <Visit site={{ url: savedDemoUrl(slug), name }} overCard>
          {page.demos.visitSaved}
        </Visit>
      </span>
    </article>
  )
}

interface VisitProps {
  site: { url: string; name: string }
  look?: 'secondary' | 'planned'
  tooltip?: string | undefined
  /** Whether a press on the card's picture also follows this link. */
  overCard?: boolean
  children: string
}

/** A link to a website or to a page about the website. Screen readers also read the website's name. */
function Visit({ site, look = 'secondary', tooltip, overCard, children }: VisitProps) {
  return (
    <Button look={look} href={site.url} tooltip={tooltip} data-over-card={overCard && ''}>
      <span>
        {children}
        <span css={visuallyHidden}>
          {' '}
          <bdi>{site.name}</bdi>
        </span>
      </span>
    </Button>
  )
}

/** Shows an element only to offline visitors who have saved the site (src/offline/status.ts). */
const saved = css({ '@media screen': { 'html[data-offline][data-saved] &': { display: 'block' } } })
/** Hides an element from offline visitors who have saved the site. */
const live = css({ '@media screen': { 'html[data-offline][data-saved] &': { display: 'none' } } })

const halfSection = `calc(${size.section} / 2)`
/** The first section, whose padding is small because the page's title is directly above. */
const clientSection = css({
  paddingBlock: `clamp(${space.xl}, 4vw, ${space.xxl}) ${halfSection}`,
})
const demoSection = css({
  paddingBlockStart: halfSection,
  borderBlockStart: `${stroke.thin} solid ${color.ink}`,
  // After a jump to the section, this line is behind the header bar, because the bar has a line of its own.
  scrollMarginBlockStart: `calc(-1 * ${space.m} - 4px)`,
})

// In print, no page break follows the remark.
const remark = css({ marginBlockStart: space.s, breakAfter: 'avoid' })

const rows = css({
  display: 'grid',
  gap: size.gap,
  marginBlockStart: space.l,
  [media.columns]: { gap: '5.5rem' },
})

/** A card whose first link covers the whole card, so that a press on the picture follows the link. */
const pressable = css({
  position: 'relative',
  '& [data-over-card]::after': { content: '""', position: 'absolute', inset: 0 },
  // The texts and a second link are in front, so that visitors can still select the texts and press the second link.
  '& :is(h3, p, ul), & a:not([data-over-card])': { position: 'relative', zIndex: 1 },
})

const row = css({
  display: 'grid',
  gap: '1.25rem',
  [media.columns]: {
    gridTemplateColumns: '8fr 4fr',
    columnGap: size.gap,
    alignItems: 'start',
  },
})

const frame = css({ minWidth: 0, [media.columns]: { gridRow: 1 } })
const mirror = css({ [media.columns]: { gridTemplateColumns: '4fr 8fr' } })
const end = css({ [media.columns]: { gridColumn: 2 } })

const text = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s,
  [media.columns]: {
    gridRow: 1,
    paddingBlockStart: space.m,
    borderBlockStart: `${stroke.thin} solid ${color.ink}`,
  },
})

const start = css({ [media.columns]: { gridColumn: 1 } })
const clientName = css(type.name)

const tags = css({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  color: color.ink2,
})

const item = css({
  // The second value hides the dot from screen readers, in browsers that support alternative text in `content`.
  '& + &::before': { content: ['"·"', '"·" / ""'], marginInline: space.xs },
})

const twoColumns = '@media (min-width: 45em) and (max-width: 59.99em)'

const grid = css({
  display: 'grid',
  gap: size.gap,
  marginBlockStart: space.l,
  [twoColumns]: {
    gridTemplateColumns: '1fr 1fr',
    // A card that is alone in the last row of two columns fills both columns, with its text beside the picture.
    '& > :nth-of-type(odd):nth-last-of-type(1)': {
      gridColumn: 'span 2',
      gridTemplateColumns: 'inherit',
      gridTemplateRows: 'auto auto auto 1fr',
      alignItems: 'start',
      columnGap: size.gap,
      '& > div': { gridRow: '1 / 5' },
    },
  },
  [media.columns]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  },
})

const card = css({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  justifyItems: 'start',
  gap: space.s,
  minWidth: 0,
  '& > div': { width: '100%', marginBlockEnd: space.hair },
  [media.columns]: { gridColumn: 'span 2' },
})

const wide = css({ [media.columns]: { gridColumn: 'span 3' } })

const demoName = css(type.card)
const demoText = css({ maxWidth: '34em' })
