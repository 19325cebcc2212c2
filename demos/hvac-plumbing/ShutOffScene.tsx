import type { ReactElement } from 'react'

const spokes = [0, 60, 120]

/* The pipe leaves each scene where the next one takes it up, at 170. */
const scenes = {
  find: {
    label:
      'A house with its water line: in from the meter box at the street, with the main valve inside the wall.',
    drawing: (
      <>
        <path className="i" strokeWidth="8" d="M-10 128h98M262 128h24" />
        <path className="fw i" strokeWidth="8" d="M88 128V72l87-48 87 48v56z" />
        <path className="i" strokeWidth="8" d="M72 80 175 22l103 58" />
        <path className="i" strokeWidth="6" d="M206 128V92h30v36" />
        <path className="c" strokeWidth="16" d="M-10 170h320M118 170V84" />
        <path className="fw i" strokeWidth="6" d="M20 126h40v24H20z" />
        <path className="c" strokeWidth="16" strokeLinecap="butt" d="M40 150v14" />
        <circle className="fi" cx="118" cy="112" r="12" />
        <path className="i" strokeWidth="8" d="M118 112h24M142 102v20" />
        <circle className="h" cx="124" cy="112" r="34" strokeWidth="8" />
      </>
    ),
  },
  shut: {
    label:
      'A wheel valve with an arrow clockwise, and a lever valve with its lever across the pipe.',
    drawing: (
      <>
        <path className="c" strokeWidth="16" d="M-10 170h320" />
        <path className="i" strokeWidth="9" d="M72 154v32M112 154v32M188 154v32M232 154v32" />
        <path className="fi" d="M82 110h20v60H82z" />
        <circle className="fw i" cx="92" cy="88" r="40" strokeWidth="11" />
        {spokes.map((angle) => (
          <path
            key={angle}
            className="i"
            strokeWidth="7"
            d="M92 52v72"
            transform={`rotate(${angle} 92 88)`}
          />
        ))}
        <circle className="fi" cx="92" cy="88" r="12" />
        <path className="h" strokeWidth="8" d="M50 44a60 60 0 0 1 78-6M112 34l18 5 3-19" />
        <circle className="fi" cx="210" cy="170" r="20" />
        <circle className="fi" cx="210" cy="138" r="13" />
        <path className="i" strokeWidth="6" strokeDasharray="0 12" d="M232 138h60" />
        <path className="i" strokeWidth="14" d="M210 170V84" />
        <path className="h" strokeWidth="20" d="M210 112V84" />
        <path className="h" strokeWidth="8" d="M276 116a60 60 0 0 0-40-44M252 64l-18 7 8 18" />
      </>
    ),
  },
  drain: {
    label: 'A faucet running into a bucket, and a phone.',
    drawing: (
      <>
        <path
          className="c"
          strokeWidth="16"
          d="M-10 170h22a16 16 0 0 0 16-16V70a16 16 0 0 1 16-16h48a20 20 0 0 1 20 20v6"
        />
        <path className="i" strokeWidth="9" d="M70 46V26M52 24h36M98 84h28M14 112h28" />
        <path className="fw i" strokeWidth="8" d="M76 126h76l-10 66H86z" />
        <path className="fl" d="M83 148h62l-6 40H89z" />
        <path className="l" strokeWidth="12" strokeLinecap="butt" d="M112 89v62" />
        <rect className="fw i" x="204" y="62" width="62" height="120" rx="14" strokeWidth="8" />
        <path className="i" strokeWidth="6" d="M228 166h14" />
        <path
          className="fc"
          d="M222 92c4-4 8-4 10 1l3 7-5 6c2 6 6 10 12 13l6-5 7 3c4 2 5 6 1 10-16 14-48-22-34-35z"
        />
      </>
    ),
  },
} satisfies Record<string, { label: string; drawing: ReactElement }>

export function ShutOffScene({ of }: { of: keyof typeof scenes }) {
  const { label, drawing } = scenes[of]
  return (
    <svg className="d scene" viewBox="0 0 300 210" role="img" aria-label={label}>
      {drawing}
    </svg>
  )
}
