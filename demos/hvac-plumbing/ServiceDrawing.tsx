import type { ReactElement } from 'react'
import type { ServiceNote } from './serviceNotes.ts'

/* Each pipe starts on the edge, half way up, where the branch outside the panel ends. */
const drawings: Record<ServiceNote['drawing'], ReactElement> = {
  furnace: (
    <>
      <path className="h" strokeWidth="12" d="M-4 48H40" />
      <rect className="fw i" x="40" y="7" width="66" height="82" rx="10" strokeWidth="7" />
      <path className="i" strokeWidth="5" d="M57 23h32" />
      <path
        className="fh"
        d="M73 79c-12 0-19-7-19-17 0-9 8-13 9-25 8 3 12 9 12 15 3-1 4-4 4-7 8 5 13 12 13 18 0 9-7 16-19 16z"
      />
    </>
  ),
  heatPump: (
    <>
      <path className="h" strokeWidth="12" d="M-4 48H34" />
      <rect className="fw i" x="34" y="11" width="92" height="72" rx="10" strokeWidth="7" />
      <circle className="i" cx="72" cy="47" r="24" strokeWidth="6" />
      <path
        className="h"
        strokeWidth="7"
        d="M72 47c-6-5-6-10-2-14M72 47c7-2 12 0 13 5M72 47c-1 7-5 10-11 8"
      />
      <circle className="fi" cx="72" cy="47" r="5" />
      <path className="i" strokeWidth="5" d="M110 32v30M50 89h10M100 89h10" />
    </>
  ),
  newSystem: (
    <>
      <path className="h" strokeWidth="12" d="M-4 48H28" />
      <rect
        className="i"
        x="44"
        y="7"
        width="66"
        height="82"
        rx="10"
        strokeWidth="7"
        strokeDasharray="0 13.45"
      />
      <path className="h" strokeWidth="9" d="M77 33v30M62 48h30" />
    </>
  ),
  trap: (
    <>
      <path
        className="c"
        strokeWidth="12"
        d="M136 48h-28a12 12 0 0 0-12 12v4a17 17 0 0 1-34 0V30"
      />
      <path className="fw i" strokeWidth="7" d="M34 8c0 15 10 22 28 22s28-7 28-22z" />
      <path className="i" strokeWidth="7" d="M24 8h76" />
      <path className="fi" d="M68 83c0-8 6-11 12-10s12 5 9 12-21 7-21-2z" />
    </>
  ),
  tank: (
    <>
      <path className="c" strokeWidth="12" d="M136 48H90" />
      <rect className="fw i" x="36" y="6" width="56" height="84" rx="20" strokeWidth="7" />
      <path className="c" strokeWidth="5.5" d="M64 31v34M49 39.5l30 17M49 56.5l30-17" />
    </>
  ),
  faucet: (
    <>
      <path className="i" strokeWidth="8" d="M96 46V22M80 20h32" />
      <path className="c" strokeWidth="14" d="M136 48H74a18 18 0 0 0-18 16" />
      <path className="i" strokeWidth="8" d="M46 66h20" />
      <path className="fc" d="M56 75c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z" />
    </>
  ),
}

export function ServiceDrawing({ of }: { of: ServiceNote['drawing'] }) {
  return (
    <svg className="d service-drawing" viewBox="0 0 132 96" aria-hidden="true">
      {drawings[of]}
    </svg>
  )
}
