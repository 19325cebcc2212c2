import { useEffect, useState } from 'react'
import type { Messages } from '../content/schema.ts'
import { Button } from '../ui/Button.tsx'
import { Notice, shownFor } from '../ui/Notice.tsx'
import type { Status } from './status.ts'
import { useStatus } from './useStatus.ts'

type NoticeWords = Pick<Messages, 'offline' | 'update'>

type Kind = 'update' | 'lost'

const isSaved = ({ saved }: Status) => saved === 'saved' || saved === 'sparing'

function pending(status: Status): Kind[] {
  const kinds: Kind[] = []
  if (status.update) kinds.push('update')
  if (!status.online) kinds.push('lost')
  return kinds
}

/** One notice at a time: another version, or connection lost. */
export function Notices({ words }: { words: NoticeWords }) {
  const status = useStatus()
  const [done, setDone] = useState<readonly Kind[]>([])
  const kind = pending(status).find((each) => !done.includes(each))
  const close = () => kind && setDone([...done, kind])

  // A second loss of the connection needs a second notice.
  if (status.online && done.includes('lost')) setDone(done.filter((each) => each !== 'lost'))

  useEffect(() => {
    if (kind !== 'lost') return
    const timer = setTimeout(() => setDone((before) => [...before, kind]), shownFor)
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
      {kind === 'lost' && (
        <span>{isSaved(status) ? words.offline.lost : words.offline.lostUnsaved}</span>
      )}
    </Notice>
  )
}
