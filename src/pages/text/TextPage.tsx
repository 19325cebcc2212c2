import { css } from '@emotion/react'
import { Fragment } from 'react'
import type { TextPageContent } from '../../reader/schema.ts'
import { PageTitle } from '../../shared/PageTitle.tsx'
import { headingId } from '../../shared/SectionBox.tsx'
import { textSectionId } from '../../pageFacts.ts'
import { pageHeight } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { family, type } from '../../theme/type.ts'
import { color, radius, size, space, stroke } from '../../theme/vars.ts'
import { Container } from '../../ui/Container.tsx'
import { Photo } from '../../ui/Photo.tsx'
import { plate } from '../../ui/Plate.tsx'
import { TextLink } from '../../ui/SiteLink.tsx'

type Props = Pick<TextPageContent, 'slug' | 'heading' | 'lead' | 'sections'>

/** A page of text. Wide windows show each section's heading on the left and its content on the right. */
export function TextPage({ slug, heading, lead, sections }: Props) {
  return (
    <div css={root}>
      <PageTitle title={heading} lead={lead} />
      <Container>
        <div css={list}>
          {sections.map((section, index) => (
            <Section key={section.heading} id={textSectionId(slug, index)} {...section} />
          ))}
        </div>
      </Container>
    </div>
  )
}

type SectionContent = TextPageContent['sections'][number]

function Section(section: SectionContent & { id: string }) {
  const { id, heading, paragraphs = [], points = [], pictures, figures, quote } = section
  const { links = [] } = section
  return (
    <section id={id} aria-labelledby={headingId(id)} tabIndex={-1}>
      <h2 id={headingId(id)}>{heading}</h2>
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
        {pictures && <Pictures pictures={pictures} />}
        {figures && <Figures figures={figures} />}
        {quote && <Quote {...quote} />}
        {links.map(({ text, href }) => (
          <p key={href}>
            <TextLink href={href}>{text}</TextLink>
          </p>
        ))}
      </div>
    </section>
  )
}

/** A media condition: the window has room for two pictures side by side. */
const pairs = '(min-width: 650px)'

/** One picture, or a pair side by side. */
function Pictures({ pictures }: Required<Pick<SectionContent, 'pictures'>>) {
  const sizes =
    pictures.length === 1
      ? '(min-width: 1440px) 840px, (min-width: 960px) 59vw, 91vw'
      : `(min-width: 1440px) 397px, (min-width: 960px) 28vw, ${pairs} 44vw, 91vw`
  return (
    <div>
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
    [media.columns]: { gridTemplateColumns: '4fr 8fr', columnGap: size.gap },
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
  '& section div > :is(div, dl, figure)': { marginBlock: space.xs },
  '& section div > div': {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: size.gap,
    [`@media ${pairs}`]: { gridAutoFlow: 'column' },
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
    [media.wide]: type.name,
  },
  '& dd ~ dt': rule,
  '& dd + dd': { ...type.note, paddingBlockEnd: space.m, color: color.ink2 },
  [sideBySide]: {
    '& dl': { gridTemplateColumns: 'fit-content(60%) 1fr' },
    '& dt': { gridRow: 'span 2', paddingInlineEnd: boxed },
    '& dd': { gridColumn: 2 },
    '& dt + dd': { paddingBlockStart: space.m },
    '& dd ~ dt + dd': rule,
  },
  '& blockquote': {
    ...type.lead,
    margin: 0,
    paddingInlineStart: space.m,
    borderInlineStart: `${stroke.bold} solid ${color.ink}`,
    fontFamily: family.note,
    fontStyle: 'italic',
  },
  '& blockquote + figcaption': { paddingInlineStart: `calc(${space.m} + ${stroke.bold})` },
  // `!important` overrides the print rules of global.ts, which turn grids into blocks and shrink pictures.
  [media.print]: {
    '& section div > :is(div, dl, figure)': { marginBlock: space.l, breakInside: 'avoid' },
    '& section div > div': {
      display: 'grid !important',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    '& img': { width: '100% !important', marginBlockEnd: '0 !important' },
  },
})
