import { css } from '@emotion/react'
import { useEffect } from 'react'
import { messages } from '../src/content/messages.ts'
import { space } from '../src/theme/vars.ts'
import { Words } from '../src/ui/words.ts'
import type { Entry } from './entry.ts'

/** How often a window looks whether all of it is there, in milliseconds. */
const interval = 50

/** Makes this window an entry's own; `data-ready` on <html> says that all of it is there. */
export function framed({ Show, frame, isWide }: Entry, theme: string | null) {
  keepNotices()
  if (theme) prefer(theme)
  if (frame?.path) history.replaceState(null, '', frame.path)
  frame?.before?.()
  return (
    <Words.Provider value={messages}>
      <Arranged {...frame}>
        <div css={!isWide && !frame?.path && padded}>
          <Show />
        </div>
      </Arranged>
    </Words.Provider>
  )
}

interface Props {
  arrange?: () => void
  shows?: string
  children: React.ReactNode
}

function Arranged({ arrange, shows = '#root > *', children }: Props) {
  useEffect(() => {
    arrange?.()
    const timer = setInterval(() => {
      if (!document.querySelector(shows)?.checkVisibility()) return
      document.documentElement.dataset.ready = ''
      clearInterval(timer)
    }, interval)
    return () => clearInterval(timer)
  }, [arrange, shows])
  return children
}

/** As where the system is set to a theme, until a visitor chooses another. */
function prefer(theme: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root:not([data-theme]) { color-scheme: ${theme} }`)
  document.adoptedStyleSheets = [sheet]
}

/** What the site takes away after seconds stays to be looked at. */
function keepNotices() {
  const start = window.setTimeout
  window.setTimeout = ((run: TimerHandler, wait = 0, ...rest: unknown[]) =>
    wait < 5000 ? start(run, wait, ...rest) : 0) as typeof window.setTimeout
}

const padded = css({ padding: space.l })
