import { css } from '@emotion/react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { contactCardUrl } from '../addresses.ts'
import { card } from '../content/dialog.yaml'
import { columns, definition, note } from '../content/footer.yaml'
import { comingSoon } from '../content/messages.yaml'
import site from '../content/site.yaml'
import type { Site } from '../reader/schema.ts'
import { noticeRoom } from '../theme/layout.ts'
import { media } from '../theme/media.ts'
import { family, type } from '../theme/type.ts'
import { color, size, space, stroke } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'
import { Address, Note, visuallyHidden } from '../ui/text.tsx'
import { Lockup } from '../ui/Lockup.tsx'
import { TextLink } from '../ui/SiteLink.tsx'
import { Controls } from './Controls.tsx'
import { Place } from './Place.tsx'
import { footerContactId } from '../pageFacts.ts'

interface Props {
  /** An offer above the contact details, such as installing the app. */
  offer: ReactNode
  /** Content after the last controls, such as whether the site is saved for offline use. */
  children: ReactNode
}

export function Footer({ offer, children }: Props) {
  return (
    <footer css={root}>
      <div data-below="">
        <Container>
          {offer}
          <div css={grid}>
            <Contact />
            <Columns />
          </div>
          <p css={meaning}>
            <dfn>{definition.word}</dfn>
            {` ${definition.kind} ${definition.meaning}`}
          </p>
          <div css={bottomRow} data-screen="">
            <Copyright />
            <Languages {...site} />
            <Controls />
            {children}
          </div>
        </Container>
      </div>
    </footer>
  )
}

/** The contact details. Without scripts, the button 'Get In Touch' leads here. */
function Contact() {
  return (
    <div css={contact} id={footerContactId} tabIndex={-1}>
      <Lockup brand={site.brand} />
      <address css={contactLines}>
        <TextLink href={`mailto:${site.emailAddress}`} dir="ltr" translate="no">
          <Address text={site.email} />
        </TextLink>
        <TextLink href={`tel:${site.phone.dial}`} dir="ltr" translate="no">
          {site.phone.text}
        </TextLink>
        <span css={numerals}>
          <Place {...site.place} />
        </span>
        {/* Only print shows the site's URL, because a screen shows the browser's address bar. */}
        <span data-print="" dir="ltr">
          {site.origin}
        </span>
        <TextLink href={contactCardUrl} download>
          {card}
        </TextLink>
      </address>
    </div>
  )
}

function Columns() {
  return (
    <div css={columnGrid} data-screen="">
      {columns.map(({ heading, links }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <ul>
            {links.map(({ text, href }) => (
              <li key={text}>
                {href ? <TextLink href={href}>{text}</TextLink> : <PlannedLink text={text} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div css={remark}>
        <Note>{note}</Note>
      </div>
    </div>
  )
}

/** A link without `href`, to a page that does not exist yet. Screen readers announce the link as unavailable. */
function PlannedLink({ text }: { text: string }) {
  return (
    <a css={planned} role="link" aria-disabled="true" data-tooltip={comingSoon}>
      {text}
      <span css={visuallyHidden}>{` (${comingSoon})`}</span>
    </a>
  )
}

/** Links to the site in its other languages. */
export function Languages({ language: current, languages }: Pick<Site, 'language' | 'languages'>) {
  const others = languages?.filter(({ language }) => language !== current)
  if (!others) return null
  return (
    <span css={languageLinks}>
      {others.map(({ language, address, name }) => (
        <TextLink key={language} href={`${address}/`} lang={language} hrefLang={language}>
          {name}
        </TextLink>
      ))}
    </span>
  )
}

const noUpdates = () => () => {}
const clockYear = () => new Date().getFullYear()

/** Reads the year in the prerendered HTML, because hydration must render the same text. */
const prerenderedYear = () =>
  typeof document === 'undefined'
    ? clockYear()
    : Number(document.querySelector('[data-year]')?.getAttribute('data-year') ?? clockYear())

/** The copyright line. Shows the current year, even if the build is from another year. */
export function Copyright() {
  const year = useSyncExternalStore(noUpdates, clockYear, prerenderedYear)
  return (
    <small data-year={year} translate="no">
      {`© ${year} ${site.brand}`}
    </small>
  )
}

const root = css({
  paddingBlock: `calc(${space.huge} + 1vw) max(${space.l}, env(safe-area-inset-bottom))`,
  background: color.sunk,
  // After the first notice, adds space below the footer, so that no notice covers the footer. Uses a
  // pseudo-element, because a change of padding would switch off the browser's scroll anchoring.
  'html:has([data-noticed]) &::after': { content: '""', display: 'block', height: noticeRoom },
})

const grid = css({
  display: 'grid',
  gap: size.gap,
  [media.columns]: { gridTemplateColumns: '4fr 8fr' },
})

const bottomRow = css({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.xl}`,
  marginBlockStart: space.xxl,
  paddingBlockStart: space.l,
  borderBlockStart: `${stroke.thin} solid ${color.line}`,
  color: color.ink2,
})

const contact = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
})

/** A tap target that is large enough for a finger, even around a short word. */
const tapTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: size.icon,
  minHeight: size.targetFooter,
} as const

const contactLines = css({
  display: 'grid',
  justifyItems: 'start',
  hyphens: 'manual',
  '& > :not([data-print])': { ...tapTarget, display: 'flex' },
})
const numerals = css({ fontVariantNumeric: 'lining-nums' })
const meaning = css({
  ...type.descriptor,
  lineHeight: 1.2,
  marginBlockStart: space.xxl,
  color: color.ink2,
  textWrap: 'balance',
  '& dfn': {
    fontFamily: family.text,
    color: color.ink,
    fontStyle: 'normal',
    fontStretch: '118%',
    fontWeight: 730,
    fontSize: '0.93em',
    letterSpacing: '-0.015em',
  },
})

const columnGrid = css({
  display: 'grid',
  gap: size.gap,
  // The links are in two columns, or in one if two columns would be too narrow for a long word.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(10.5ch, 50% - ${size.gap})), 1fr))`,
  [media.wide]: { gridTemplateColumns: 'repeat(3, 1fr)', rowGap: space.l },
  '& h2': { fontStretch: '112%', fontWeight: 680, fontSize: '1rem', lineHeight: 1.3 },
  '& ul': { marginBlockStart: space.xs },
  '& li > a': { ...type.caption, ...tapTarget },
})

/** The note about links with a dashed underline. In wide windows, the note has a row below the lists of links. */
const remark = css({ ...type.caption, [media.wide]: { gridColumn: '1 / -1' } })

const languageLinks = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
  '& > a': tapTarget,
})

const planned = css({
  color: color.ink2,
  cursor: 'default',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dashed',
  textDecorationThickness: stroke.thin,
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: '0.3em',
})
