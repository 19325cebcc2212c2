import type { ReactNode } from 'react'

interface Props {
  id: string
  children: ReactNode
}

/** The right half of an insect, and the same again as its left half. */
export function Mirrored({ id, children }: Props) {
  return (
    <>
      <g id={id}>{children}</g>
      <use href={`#${id}`} transform="scale(-1 1)" />
    </>
  )
}
