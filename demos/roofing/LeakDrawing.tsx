import type { ReactElement } from 'react'

export type LeakItem = 'Bucket' | 'Towel' | 'Photo' | 'Call'

/** One of the four things to reach for when water comes in. */
export function LeakDrawing({ item }: { item: LeakItem }) {
  return (
    <svg className="leak-drawing" viewBox="0 0 120 104" aria-hidden="true">
      {drawings[item]}
    </svg>
  )
}

const drawings: Record<LeakItem, ReactElement> = {
  Bucket: (
    <>
      <path className="pale" d="M43 0 51 15a9 9 0 1 1-16 0z" />
      <path className="pale" d="M4 42H82L74 104H12z" />
      <path className="shine" d="M4 42H22L27 104H12z" />
      <path className="gap" d="M0 36H86V48H0z" />
      <path className="line" d="M7 48C18 88 68 88 79 48" />
    </>
  ),
  Towel: (
    <>
      <path className="gap" d="M0 6H100V14H0z" />
      <path
        className="pale"
        d="M12 0H88V94H12zM12 94h4v10h-4zM20 94h4v10h-4zM28 94h4v10h-4zM36 94h4v10h-4zM44 94h4v10h-4zM52 94h4v10h-4zM60 94h4v10h-4zM68 94h4v10h-4zM76 94h4v10h-4zM84 94h4v10h-4z"
      />
      <path className="pane" d="M12 0H34V94H12z" />
      <path className="gap" d="M12 68H88V75H12zM12 80H88V83H12z" />
    </>
  ),
  Photo: (
    <>
      <path className="pale" d="M0 32H24L32 16H72L80 32H104V104H0z" />
      <path className="gap" d="M0 84H104V92H0zM86 40h11v9H86z" />
      <circle className="gap" cx="52" cy="64" r="31" />
      <circle className="board" cx="52" cy="64" r="25" />
      <circle className="gap" cx="52" cy="64" r="19" />
      <path className="shine" d="M39 64a13 13 0 0 1 13-13v6a7 7 0 0 0-7 7z" />
    </>
  ),
  Call: (
    <>
      <path className="pale" d="M0 0H60V98L54 104H6L0 98z" />
      <path className="gap" d="M6 12H54V88H6zM22 5H38V8H22zM24 93H36V97H24z" />
      <path
        className="board"
        d="M30 24 49 39V47L30 32 11 47V39zM16 47 30 36 44 47V60H16zM11 69H49V81H11z"
      />
    </>
  ),
}
