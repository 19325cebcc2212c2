import { css } from '@emotion/react'
import type { TextPageWords } from '../../../plugins/content/schema.ts'
import { PageTitle } from '../../shared/PageTitle.tsx'
import { headingId } from '../../shared/SectionBox.tsx'
import { textSectionId } from '../../shared/sections.ts'
import { pageHeight } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, size, space, stroke } from '../../theme/vars.ts'
import { Container } from '../../ui/Container.tsx'
import { TextLink } from '../../ui/SiteLink.tsx'

type Props = Pick<TextPageWords, 'heading' | 'lead' | 'sections'> & {
  /** Prefix of the sections' ids, because all pages can be in one document. */
  id: string
}

/** A text page alone: each section has a rule above, its heading on the left and its text on the right. */
export function TextPage({ id, heading, lead, sections }: Props) {
  return (
    <div css={root}>
      <PageTitle title={heading} lead={lead} />
      <Container>
        <div css={list}>
          {sections.map((section, index) => (
            <Section key={section.heading} id={textSectionId(id, index)} {...section} />
          ))}
        </div>
      </Container>
    </div>
  )
}

type SectionProps = TextPageWords['sections'][number] & { id: string }

function Section({ id, heading, paragraphs = [], points = [], links = [] }: SectionProps) {
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
        {links.map(({ text, href }) => (
          <p key={href}>
            <TextLink href={href}>{text}</TextLink>
          </p>
        ))}
      </div>
    </section>
  )
}

const root = css({
  minHeight: pageHeight,
  paddingBlockEnd: size.section,
})

// One style for all kinds of sections, so that the policy needs one hash for all text pages.
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
    maxWidth: size.measure,
  },
  '& p, & li': { textWrap: 'pretty' },
  // As high as its line; of itself it is as high as its font, which may be less than a finger needs.
  '& p > a': { display: 'inline-block' },
  '& section ul': {
    display: 'grid',
    gap: space.xs,
    paddingInlineStart: '1.25em',
    listStyle: 'disc',
  },
  '& li::marker': { color: color.ink2 },
})
