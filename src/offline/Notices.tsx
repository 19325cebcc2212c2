import { useEffect, useState } from 'react'
import type { Messages } from '../content/schema.ts'
import { Button } from '../ui/Button.tsx'
import { Notice, shownFor } from '../ui/Notice.tsx'
import { useStatus } from './useStatus.ts'

type NoticeWords = Pick<Messages, 'offline' | 'update'>

/** One notice at a time: another version, or connection lost. */
export function Notices({ words }: { words: NoticeWords }) {
  const { online, saved, update } = useStatus()
  const [hasRead, setHasRead] = useState(false)
  const isLost = !update && !online && !hasRead

  // A second loss of the connection needs a second notice.
  if (online && hasRead) setHasRead(false)

  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(() => setHasRead(true), shownFor)
    return () => clearTimeout(timer)
  }, [isLost])

  if (update)
    return (
      <Notice>
        <span>{words.update.ready}</span>
        <Button look="bar" onClick={update.accept}>
          {words.update.reload}
        </Button>
        <Button look="secondary" onClick={update.decline}>
          {words.update.later}
        </Button>
      </Notice>
    )
  return (
    <Notice>
      {isLost && <span>{saved === 'saved' ? words.offline.lost : words.offline.lostUnsaved}</span>}
    </Notice>
  )
}
