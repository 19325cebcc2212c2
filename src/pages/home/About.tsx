import { css } from '@emotion/react'
import { media } from '../../theme/media.ts'
import { color, size, space, stroke } from '../../theme/vars.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Legend, type LegendWords } from './Legend.tsx'
import { headingId, SectionBox } from '../../shared/SectionBox.tsx'

interface Props {
  heading: string
  blurb: readonly string[]
  legend: LegendWords
}

/** Who the agency is, beside the legend that explains the page's marks. */
export function About({ heading, blurb, legend }: Props) {
  return (
    <div css={root}>
      <SectionBox id="about">
        <div css={title}>
          <Heading id={headingId('about')}>{heading}</Heading>
        </div>
        <div css={columns}>
          <div css={text}>
            {blurb.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div css={plate}>
            <Legend words={legend} />
          </div>
        </div>
      </SectionBox>
    </div>
  )
}

const root = css({ borderBlockStart: `${stroke.thin} solid ${color.ink}` })
const title = css({ '& h2': { maxWidth: '15em', [media.print]: { maxWidth: 'none' } } })

const columns = css({
  display: 'grid',
  gap: size.gap,
  marginBlockStart: `calc(${space.l} + 1vw)`,
  [media.print]: { marginBlockStart: space.s },
  [media.columns]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'start' },
})

const text = css({
  display: 'grid',
  gap: space.m,
  maxWidth: size.measure,
  [media.print]: {
    display: 'block',
    columns: 2,
    maxWidth: 'none',
    '& > p': { marginBlockEnd: space.xs },
  },
  [media.columns]: { gridColumn: '1 / 8' },
})

// Its marks are those of the screen.
const plate = css({
  [media.columns]: { gridColumn: '8 / -1' },
  [media.print]: { display: 'none' },
})
