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
import { type } from '../theme/type.ts'
import { color, size, space, stroke } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'
import { Address, Note, visuallyHidden } from '../ui/text.tsx'
import { Lockup } from '../ui/Lockup.tsx'
import { TextLink } from '../ui/SiteLink.tsx'
import { Controls } from './Controls.tsx'
import { Place } from './Place.tsx'
import { footerContactId } from '../pageFacts.ts'

interface Props {
  /** What a visitor who has read to the end may want. */
  offer: ReactNode
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
          <div css={lastLine} data-screen="">
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

/** Without scripts, 'Get In Touch' leads here. */
function Contact() {
  return (
    <div css={contact} id={footerContactId} tabIndex={-1}>
      <Lockup brand={site.brand} />
      <address css={lines}>
        <TextLink href={`mailto:${site.emailAddress}`} dir="ltr" translate="no">
          <Address text={site.email} />
        </TextLink>
        <TextLink href={`tel:${site.phone.dial}`} dir="ltr" translate="no">
          {site.phone.text}
        </TextLink>
        <span css={line}>
          <Place {...site.place} />
        </span>
        {/* On a screen the visitor is already here. */}
        <span data-print="" dir="ltr">
          {site.origin}
        </span>
        <TextLink href={contactCardUrl} download>
          {card}
        </TextLink>
      </address>
      <p css={meaning}>
        <dfn>{definition.word}</dfn>
        {` ${definition.kind} ${definition.meaning}`}
      </p>
    </div>
  )
}

function Columns() {
  return (
    <div css={columnsBox} data-screen="">
      <div css={columnGrid}>
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
      </div>
      <div css={remark}>
        <Note>{note}</Note>
      </div>
    </div>
  )
}

/** A placeholder link in HTML's own sense: no `href`, no Tab stop, announced as unavailable. */
function PlannedLink({ text }: { text: string }) {
  return (
    <a css={planned} role="link" aria-disabled="true" data-tooltip={comingSoon}>
      {text}
      <span css={visuallyHidden}>{` (${comingSoon})`}</span>
    </a>
  )
}

/** Links to the site in its other languages. */
export function Languages({ language: own, languages }: Pick<Site, 'language' | 'languages'>) {
  const others = languages?.filter(({ language }) => language !== own)
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

const never = () => () => {}
const clockYear = () => new Date().getFullYear()

/** The year of the prerendered HTML, which hydration must match. */
const builtIn = () =>
  typeof document === 'undefined'
    ? clockYear()
    : Number(document.querySelector('[data-year]')?.getAttribute('data-year') ?? clockYear())

export function Copyright() {
  const year = useSyncExternalStore(never, clockYear, builtIn)
  return (
    <small data-year={year} translate="no">
      {`© ${year} ${site.brand}`}
    </small>
  )
}

const root = css({
  paddingBlock: `calc(${space.huge} + 1vw) max(${space.l}, env(safe-area-inset-bottom))`,
  background: color.sunk,
  // Room to scroll the last line above a notice. It stays after the notice, so that nothing moves.
  // A padding would defeat scroll anchoring, which needs unchanged boxes around the text.
  'html:has([data-noticed]) &::after': { content: '""', display: 'block', height: noticeRoom },
})

const grid = css({
  display: 'grid',
  gap: size.gap,
  [media.columns]: { gridTemplateColumns: '4fr 8fr' },
})

const lastLine = css({
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

/** Room for a finger, around a short word too. */
const tapTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: size.icon,
  minHeight: size.targetFooter,
} as const

const lines = css({
  display: 'grid',
  justifyItems: 'start',
  hyphens: 'manual',
  '& > :not([data-print])': { ...tapTarget, display: 'flex' },
})
const line = css({ fontVariantNumeric: 'lining-nums' })
const meaning = css({
  ...type.note,
  maxWidth: size.lead,
  color: color.ink2,
  '& dfn': {
    ...type.body,
    color: color.ink,
    fontStyle: 'normal',
    fontStretch: '110%',
    fontWeight: 680,
    fontSize: '0.93em',
  },
})

const columnsBox = css({
  display: 'grid',
  gap: space.l,
})

const columnGrid = css({
  display: 'grid',
  gap: size.gap,
  // Two columns, or one if a longer word would break in two.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(10.5ch, 50% - ${size.gap})), 1fr))`,
  [media.wide]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  '& h2': { fontStretch: '112%', fontWeight: 680, fontSize: '1rem', lineHeight: 1.3 },
  '& ul': { marginBlockStart: space.xs },
  '& li > a': { ...type.caption, ...tapTarget },
})

const remark = css({ ...type.caption })

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
