import { useEffect, useState } from 'react'
import type { Messages } from '../content/schema.ts'
import { Button } from '../ui/Button.tsx'
import { Notice, shownFor } from '../ui/Notice.tsx'
import type { Status } from './status.ts'
import { useStatus } from './useStatus.ts'

type NoticeWords = Pick<Messages, 'ok' | 'offline' | 'update'>

type Kind = 'update' | 'ready' | 'lost'

const isSaved = ({ saved }: Status) => saved === 'saved' || saved === 'sparing'

function pending(status: Status): Kind[] {
  const kinds: Kind[] = []
  if (status.update) kinds.push('update')
  if (status.justSaved && isSaved(status)) kinds.push('ready')
  if (!status.online) kinds.push('lost')
  return kinds
}

/** One notice at a time: another version, saved for offline, or connection lost. */
export function Notices({ words }: { words: NoticeWords }) {
  const status = useStatus()
  const [done, setDone] = useState<readonly Kind[]>([])
  const kind = pending(status).find((each) => !done.includes(each))
  const close = () => kind && setDone([...done, kind])

  // A second loss of the connection needs a second notice.
  if (status.online && done.includes('lost')) setDone(done.filter((each) => each !== 'lost'))

  useEffect(() => {
    if (!kind || kind === 'update') return
    let timer = 0
    // Somebody is about to press its button.
    const isInUse = () => document.querySelector('[data-notice]:focus-within') !== null
    const end = () => (isInUse() ? wait() : setDone((before) => [...before, kind]))
    const wait = () => {
      timer = window.setTimeout(end, shownFor)
    }
    wait()
    return () => clearTimeout(timer)
  }, [kind])

  if (!kind) return <Notice />
  return (
    <Notice>
      {kind === 'update' && (
        <>
          <span>{words.update.ready}</span>
          <Button look="bar" onClick={status.update}>
            {words.update.reload}
          </Button>
          <Button look="secondary" onClick={close}>
            {words.update.later}
          </Button>
        </>
      )}
      {kind === 'ready' && (
        <>
          <span>{status.saved === 'sparing' ? words.offline.sparing : words.offline.ready}</span>
          <Button look="secondary" onClick={close}>
            {words.ok}
          </Button>
        </>
      )}
      {kind === 'lost' && (
        <span>{isSaved(status) ? words.offline.lost : words.offline.lostUnsaved}</span>
      )}
    </Notice>
  )
}
