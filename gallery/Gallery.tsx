import { css } from '@emotion/react'
import { useLayoutEffect } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { messages } from '../src/content/messages.ts'
import { media } from '../src/theme/media.ts'
import { type } from '../src/theme/type.ts'
import { color, size, space, stroke } from '../src/theme/vars.ts'
import { Words } from '../src/ui/words.ts'
import { anchor } from './entry.ts'
import { forceStates } from './forcedStates.ts'
import { groups } from './groups.ts'
import { Index } from './Index.tsx'
import { Shown } from './Shown.tsx'

/** Links within the site lead nowhere from here. */
const { hook } = memoryLocation({ path: '/', static: true })

/** Every element, section and state of the site, in both themes. */
export function Gallery() {
  useLayoutEffect(forceStates, [])
  return (
    <Words.Provider value={messages}>
      <Router hook={hook}>
        <div css={page}>
          <Index groups={groups} />
          <main css={content}>
            <h1 css={title}>Gallery</h1>
            {groups.map(({ name, entries }) => (
              <section key={name} aria-labelledby={anchor(name)}>
                <h2 css={heading} id={anchor(name)}>
                  {name}
                </h2>
                {entries.map((entry) => (
                  <Shown key={entry.name} entry={entry} />
                ))}
              </section>
            ))}
          </main>
        </div>
      </Router>
    </Words.Provider>
  )
}

const page = css({
  [media.full]: { display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)' },
})
const content = css({ minWidth: 0, paddingInline: size.gutter, paddingBlock: space.xl })
const title = css(type.title)
const heading = css({
  ...type.heading,
  marginBlock: `${space.huge} ${space.l}`,
  paddingBlockStart: space.m,
  borderBlockStart: `${stroke.rule} solid ${color.ink}`,
  scrollMarginBlockStart: 0,
})
