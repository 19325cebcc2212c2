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
      <path className="line" d="M24 50C24 6 96 6 96 50" />
      <path className="pale" d="M22 46H98L90 104H30z" />
      <path className="gap" d="M22 46H98L96.300 58H23.700z" />
      <path className="pane" d="M30 52H90L89 58H31z" />
      <path className="shine" d="M34 66h8l3 30h-7z" />
      <path className="pale" d="M60 0 67 14a7 7 0 1 1-14 0z" />
    </>
  ),
  Towel: (
    <>
      <path className="pale" d="M8 74H112V104H8z" />
      <path className="pane" d="M8 84H112V90H8z" />
      <path className="board" d="M16 44H104L112 74H8z" />
      <path className="shade" d="M8 74H112V77H8z" />
      <path className="gap" d="M22 56H98L99.600 62H20.400zM19.300 66H100.700L101.500 69H18.500z" />
    </>
  ),
  Photo: (
    <>
      <path className="pale" d="M8 34H32L40 20H80L88 34H112V104H8z" />
      <path className="gap" d="M8 84H112V92H8z" />
      <circle className="gap" cx="60" cy="64" r="30" />
      <circle className="board" cx="60" cy="64" r="24" />
      <circle className="gap" cx="60" cy="64" r="19" />
      <path className="shine" d="M47 64a13 13 0 0 1 13-13v6a7 7 0 0 0-7 7z" />
      <path className="gap" d="M94 42h10v8H94z" />
    </>
  ),
  Call: (
    <>
      <path className="pale" d="M34 0H86V104H34z" />
      <path className="gap" d="M40 12H80V86H40z" />
      <path className="drip-edge" d="M40 66H80V86H40z" />
      <path className="board" d="M60 26 78 42V48L60 32 42 48V42zM46 48 60 36 74 48V62H46z" />
      <path className="gap" d="M54 92H66V97H54zM52 5H68V8H52z" />
    </>
  ),
}
