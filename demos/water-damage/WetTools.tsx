/** A gate valve on the main; the wheel is what you turn. */
export function Valve() {
  return (
    <g className="tool" transform="translate(-60 44)">
      <path className="pipe" d="M0 60V-40q0-34 34-34H900" />
      <path className="pipe-shade" d="M11 60V-40q0-23 23-23H900" />
      <path d="M52-106h18v64H52zM140-106h18v64h-18zM-25-22h50V-6h-50z" />
      <path d="M70-112q35-12 70 0v76q-35 12-70 0zM84-114l8-36h26l8 36z" />
      <path
        className="shade"
        d="M112-118q16 1 28 6v76q-12 5-28 6zM108-150h10l8 36h-18zM63-106h7v64h-7zM151-106h7v64h-7z"
      />
      <path className="shade" d="M100-196h10v48h-10z" />
      <path className="wheel-under" d="M42-190a63 19 0 0 0 126 0" />
      <path
        className="wheel"
        d="M42-197a63 19 0 1 0 126 0 63 19 0 1 0-126 0M60-208l90 22M60-186l90-22"
      />
      <ellipse className="accent-side" cx="105" cy="-196" rx="15" ry="6" />
    </g>
  )
}

/** A submersible pump with its hose leading out of the house. */
export function Pump() {
  return (
    <g className="tool" transform="translate(-50 104)">
      <path className="hose" d="M34-100C34-250 96-262 134-196S214-116 270-122 420-128 900-126" />
      <path
        className="hose-light"
        d="M30-104C30-256 100-270 140-200S216-121 270-127 420-133 900-131"
      />
      <path d="M-52-92q52-16 104 0V0q-52 16-104 0z" />
      <path className="shade" d="M14-98q20 1 38 6V0q-18 6-38 7z" />
      <path d="M-60-4q60 20 120 0v16q-60 20-120 0zM22-128h24v30H22z" />
      <path className="grip" d="M-34-96v-34h38v32" />
      <path className="cord" d="M-20-98c-6-90-70-60-64-130s-60-60-74-20" />
    </g>
  )
}

/** Wet carpet, rolled up to be carried out. */
export function CarpetRoll() {
  return (
    <g className="tool" transform="translate(-6 26) rotate(-3)">
      <path d="M-138-88H96a30 44 0 0 1 0 88H-138a30 44 0 0 1 0-88z" />
      <path className="shade" d="M-164-22q8 22 26 22H96q14 0 24-22z" />
      <path
        className="accent"
        d="M-96-88h22c-34 22-34 66 0 88h-22c-34-22-34-66 0-88zM36-88h22C24-66 24-22 58 0H36C2-22 2-66 36-88z"
      />
      <ellipse className="shade" cx="96" cy="-44" rx="30" ry="44" />
      <path
        className="spiral"
        d="M96-44c8-6 12 6 4 12s-20-4-18-18 16-22 26-8 4 40-12 42-24-22-20-42"
      />
    </g>
  )
}
