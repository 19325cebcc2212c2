import { useEffect, useRef, useState } from 'react'
import { hidden } from './ui/hidden.ts'

interface Props {
  path: string
  title: string
}

/** Sets the document's title, and says it aloud when a navigation has changed the page. */
export function Announcement({ path, title }: Props) {
  const arrivedAt = useRef(path)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (arrivedAt.current === path) return
    arrivedAt.current = path
    document.title = title
    setSaid(title)
  }, [path, title])

  return (
    <p css={hidden} role="status">
      {said}
    </p>
  )
}
