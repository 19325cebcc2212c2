import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { about } from '../../content/home.yaml'
import { headingId, SectionBox } from '../../shared/SectionBox.tsx'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, size, space, stroke } from '../../theme/vars.ts'
import { Heading } from '../../ui/text.tsx'
import { Plate } from '../../ui/Plate.tsx'

type LegendTexts = NonNullable<typeof about.legend>

export function About() {
  const { heading, blurb, legend } = about
  return (
    <div css={root}>
      <SectionBox id="about">
        <Heading id={headingId('about')}>{heading}</Heading>
        <div css={columns}>
          <div css={text}>
            {blurb.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {legend && (
            <div css={plate} data-screen="">
              <Legend texts={legend} />
            </div>
          )}
        </div>
      </SectionBox>
    </div>
  )
}

/** A list of symbols on this website with their meanings, in the style of a map legend. */
function Legend({ texts }: { texts: LegendTexts }) {
  return (
    <Plate>
      <h3 css={legendTitle}>{texts.heading}</h3>
      <ul css={list}>
        {legendSymbols.map(([key, drawing]) => (
          <li key={key}>
            <svg viewBox="0 0 40 24" aria-hidden="true">
              {drawing}
            </svg>
            {texts[key]}
          </li>
        ))}
      </ul>
    </Plate>
  )
}

const root = css({
  borderBlockStart: `${stroke.thin} solid ${color.ink}`,
  '& h2': { maxWidth: '18em' },
})

const columns = css({
  display: 'grid',
  gap: size.gap,
  marginBlockStart: `calc(${space.l} + 1vw)`,
  [media.columns]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'start' },
})

const text = css({
  display: 'grid',
  gap: space.m,
  maxWidth: size.measure,
  [media.columns]: { gridColumn: '1 / 8' },
})

const plate = css({
  [media.columns]: { gridColumn: '8 / -1' },
})

const legendTitle = css({
  ...type.card,
  paddingBlock: space.s,
  paddingInline: 'min(1.25rem, 6.25vw)',
  borderBlockEnd: `${stroke.thin} solid ${color.ink}`,
})

const list = css({
  display: 'grid',
  gap: space.m,
  padding: 'min(1.25rem, 6.25vw)',
  '& li': {
    ...type.note,
    display: 'grid',
    gridTemplateColumns: 'min(2.5rem, 12.5vw) 1fr',
    alignItems: 'center',
    gap: 'min(1.25rem, 6.25vw)',
    color: color.ink2,
  },
  '& svg': { width: '100%', fill: 'none', stroke: color.ink, strokeWidth: 2 },
})

const summit = css({ fill: color.route, stroke: 'none' })
const route = css({ stroke: color.route, strokeWidth: 2.5 })

const legendSymbols: readonly [Exclude<keyof LegendTexts, 'heading'>, ReactNode][] = [
  ['summit', <path key="summit" css={summit} d="M20 3 30 20H10Z" />],
  ['route', <path key="route" css={route} d="M1 15C12 15 14 8 24 9S34 8 39 8" />],
  ['planned', <path key="planned" strokeDasharray="6 4" d="M1 12H39" />],
  ['empty', <path key="empty" strokeWidth="1.5" d="M1 3H39V21H1Z" />],
]
