import { css } from '@emotion/react'
import { Fragment } from 'react'
import type { ClientSite, TextPageContent } from '../../reader/schema.ts'
import { ClosingBand } from '../../shared/Band.tsx'
import { PageTitle } from '../../shared/PageTitle.tsx'
import { headingId } from '../../shared/SectionBox.tsx'
import { textSectionId } from '../../pageFacts.ts'
import { pageHeight } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { family, type } from '../../theme/type.ts'
import { color, radius, size, space, stroke } from '../../theme/vars.ts'
import { Container } from '../../ui/Container.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { Photo } from '../../ui/Photo.tsx'
import { plate } from '../../ui/Plate.tsx'
import { TextLink } from '../../ui/SiteLink.tsx'

type Props = Pick<TextPageContent, 'slug' | 'heading' | 'lead' | 'sections' | 'closing'> & {
  /** The client, if the page is about the work for a client. */
  client?: ClientSite | undefined
}

/** A page of text. Wide windows show each section's heading on the left and its content on the right. A page about a client also shows a picture of the client's website, and ends in a dark band with a link to the contact section. */
export function TextPage({ slug, heading, lead, sections, closing, client }: Props) {
  return (
    <>
      <div css={root}>
        <PageTitle title={heading} lead={lead} />
        <Container>
          {client && (
            <div css={clientFrame}>
              <Frame address={new URL(client.url).hostname}>
                <Photo
                  {...client.picture}
                  sizes="(min-width: 2880px) 1952px, (min-width: 1920px) 67.8vw, (min-width: 1440px) 1301px, 91vw"
                  first
                />
              </Frame>
            </div>
          )}
          <div css={list}>
            {sections.map((section, index) => (
              <Section key={section.heading} id={textSectionId(slug, index)} {...section} />
            ))}
          </div>
        </Container>
      </div>
      {(closing || client) && <ClosingBand />}
    </>
  )
}

type SectionContent = TextPageContent['sections'][number]

/** A section of the page. A pair of pictures is as wide as the page, and divides the other content into two blocks. */
function Section(section: SectionContent & { id: string }) {
  const { id, heading, paragraphs = [], points = [], pictures, figures, prices, quote } = section
  const { links = [] } = section
  const isPair = pictures?.length === 2
  const hasTextBefore = paragraphs.length > 0 || points.length > 0 || (pictures && !isPair)
  return (
    <section id={id} aria-labelledby={headingId(id)} tabIndex={-1}>
      <h2 id={headingId(id)}>{heading}</h2>
      {hasTextBefore && (
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {pictures && !isPair && <Pictures pictures={pictures} />}
        </div>
      )}
      {isPair && <Pictures pictures={pictures} />}
      {(figures || prices || quote || links.length > 0) && (
        <div>
          {figures && <Figures figures={figures} />}
          {prices && <Prices prices={prices} />}
          {quote && <Quote {...quote} />}
          {links.map(({ text, href }) => (
            <p key={href}>
              <TextLink href={href}>{text}</TextLink>
            </p>
          ))}
        </div>
      )}
    </section>
  )
}

/** A media condition: the window has room for two pictures side by side. */
const pairs = '(min-width: 650px)'

/** Shows one picture, or two pictures side by side. */
function Pictures({ pictures }: Required<Pick<SectionContent, 'pictures'>>) {
  const sizes =
    pictures.length === 1
      ? '(min-width: 2880px) 1260px, (min-width: 1920px) 43.75vw, (min-width: 1440px) 840px, (min-width: 960px) 59vw, 91vw'
      : `(min-width: 2880px) 945px, (min-width: 1920px) 32.8vw, (min-width: 1440px) 630px, ${pairs} 44vw, 91vw`
  return (
    <div data-pictures="">
      {pictures.map(({ caption, ...picture }) => (
        <figure key={picture.name}>
          <Photo {...picture} sizes={sizes} plain />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Results in numbers. Each number is on the left, its label and source are on the right. */
const Figures = ({ figures }: Required<Pick<SectionContent, 'figures'>>) => (
  <dl>
    {figures.map(({ value, label, source }) => (
      <Fragment key={label}>
        <dt>{value}</dt>
        <dd>{label}</dd>
        <dd>{source}</dd>
      </Fragment>
    ))}
  </dl>
)

/** A list of prices. The name is on the left, the price is on the right, and the note is below the name. */
const Prices = ({ prices }: Required<Pick<SectionContent, 'prices'>>) => (
  <dl data-prices="">
    {prices.map(({ name, price, note }) => (
      <Fragment key={name}>
        <dt>
          {name}
          {note && <small>{note}</small>}
        </dt>
        <dd>{price}</dd>
      </Fragment>
    ))}
  </dl>
)

const Quote = ({ text, name, role, url }: Required<SectionContent>['quote']) => (
  <figure>
    <blockquote>{text}</blockquote>
    <figcaption>
      {name}, {url ? <TextLink href={url}>{role}</TextLink> : role}
    </figcaption>
  </figure>
)

const root = css({
  minHeight: pageHeight,
  paddingBlockEnd: size.section,
})

const clientFrame = css({ marginBlockStart: space.xxl })

const boxed = 'min(1.25rem, 6.25vw)'
const rule = { borderBlockStart: `${stroke.thin} solid ${color.line}` }
/** A media query: the window has room for the label of a number beside the number. */
const sideBySide = '@media (min-width: 21em)'

// One style for all kinds of sections, because then all text pages have the same `<style>`, and the
// Content-Security-Policy needs only one hash for them.
const list = css({
  display: 'grid',
  gap: space.xxl,
  marginBlockStart: `calc(${space.xxl} + 2vw)`,
  '& > section': {
    display: 'grid',
    gap: space.m,
    paddingBlockStart: space.m,
    borderBlockStart: `${stroke.thin} solid ${color.ink}`,
    [media.columns]: {
      gridTemplateColumns: '4fr 8fr',
      columnGap: size.gap,
      '& > div': { gridColumn: 2 },
      '& > [data-pictures]': { gridColumn: '1 / -1' },
    },
  },
  '& h2': { ...type.name, maxWidth: '18em' },
  '& section > div': {
    display: 'grid',
    alignContent: 'start',
    gap: space.m,
    '& > :not(div)': { maxWidth: size.measure },
  },
  '& p, & li': { textWrap: 'pretty' },
  // Padding makes links high enough for a finger.
  '& :is(p, figcaption) > a': { paddingBlock: '.35em' },
  '& section ul': {
    display: 'grid',
    gap: space.xs,
    paddingInlineStart: '1.25em',
    listStyle: 'disc',
  },
  '& li::marker': { color: color.ink2 },
  '& section div > :is(dl, figure), & section [data-pictures]': { marginBlock: space.xs },
  '& section [data-pictures]': {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: size.gap,
    [`@media ${pairs}`]: { gridAutoFlow: 'column' },
    '& > *': { maxWidth: 'none', marginBlock: 0 },
  },
  '& img': {
    width: '100%',
    height: 'auto',
    border: `${stroke.thin} solid ${color.ink}`,
    borderRadius: radius.small,
  },
  '& figcaption': { ...type.caption, marginBlockStart: space.xs, color: color.ink2 },
  '& dl': { ...plate, display: 'grid', paddingInline: boxed },
  '& dt': {
    ...type.card,
    paddingBlockStart: space.m,
    fontVariantNumeric: 'lining-nums',
  },
  '& dl:not([data-prices]) > dt': { [media.wide]: type.dialog },
  '& dd ~ dt': rule,
  '& dd + dd': { ...type.note, paddingBlockEnd: space.m, color: color.ink2 },
  '& [data-prices]': {
    '& small': { ...type.body, display: 'block', marginBlockStart: space.hair, color: color.ink2 },
    '& dd': { ...type.card, paddingBlockEnd: space.m, fontVariantNumeric: 'lining-nums' },
  },
  [sideBySide]: {
    '& dl': { gridTemplateColumns: 'fit-content(60%) 1fr' },
    '& dt': { gridRow: 'span 2', paddingInlineEnd: boxed },
    '& dd': { gridColumn: 2 },
    '& dt + dd': { paddingBlockStart: space.m },
    '& dd ~ dt + dd': rule,
    '& [data-prices]': {
      gridTemplateColumns: '1fr fit-content(50%)',
      '& dt': { gridRow: 'auto', paddingBlockEnd: space.m },
      '& dd': { textAlign: 'end' },
    },
  },
  '& blockquote': {
    margin: 0,
    paddingInlineStart: space.m,
    borderInlineStart: `${stroke.bold} solid ${color.ink}`,
    fontFamily: family.note,
    fontStyle: 'italic',
    fontSize: type.name.fontSize,
    lineHeight: 1.3,
    textWrap: 'pretty',
  },
  '& blockquote + figcaption': { paddingInlineStart: `calc(${space.m} + ${stroke.bold})` },
  // `!important` overrides the print rules of global.ts, which turn grids into blocks and shrink pictures.
  [media.print]: {
    '& section div > :is(dl, figure), & section [data-pictures]': {
      marginBlock: space.l,
      breakInside: 'avoid',
    },
    '& section [data-pictures]': {
      display: 'grid !important',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    '& img': { width: '100% !important', marginBlockEnd: '0 !important' },
  },
})
