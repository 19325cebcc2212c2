import { css } from '@emotion/react'
import { useRef, useState } from 'react'
import type { Messages } from '../content/schema.ts'
import { space } from '../theme/vars.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { shownFor } from './message.ts'
import { useStatus } from './useStatus.ts'

/** A page's address without the mark of the home screen's icon. */
const address = () => location.origin + location.pathname

/**
 * The installed app's button to share the page, because its window has no address bar. Where the
 * system cannot share, the address is copied, or else shown. Renders nothing in a browser.
 */
export function Share({ words }: { words: Messages['share'] }) {
  const { installed } = useStatus()
  const [told, setTold] = useState('')
  const timer = useRef(0)
  if (!installed) return null

  const tell = (text: string) => {
    setTold(text)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setTold(''), shownFor)
  }
  const copy = () =>
    navigator.clipboard.writeText(address()).then(
      () => tell(words.copied),
      () => tell(address()),
    )
  const share = async () => {
    try {
      await navigator.share({ title: document.title, url: address() })
    } catch (error) {
      const hasCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!hasCancelled) await copy()
    }
  }
  return (
    <div css={root} data-screen="">
      <Button look="secondary" onClick={() => void share()}>
        <Icon name="export" />
        {words.share}
      </Button>
      {/* Beside the button, where no notice covers it. */}
      <span role="status">{told}</span>
    </div>
  )
}

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  marginBlockEnd: space.xl,
})
