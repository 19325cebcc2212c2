/** A rat and, in front of it and to the same scale, the mouse of plate I. */
export function Rodents() {
  return (
    <>
      <path className="s-olive ratTail" d="M84 48C116 54 122 78 92 79 60 80 30 74-12 80" />
      <path
        className="f-olive"
        d="M-118 45C-108 32-95 22-78 16-70 11-60 9-50 7-26-14 6-24 36-20 68-15 87 8 89 34 90 46 85 54 77 58L80 60C88 61 88 68 80 68H32C24 68 24 60 32 59L44 57C20 62-16 62-44 58L-42 60C-39 66-43 68-48 68H-70C-78 68-78 61-70 60L-62 57C-84 56-102 54-113 49-118 48-119 46-118 45z"
      />
      <circle className="ratEar" cx="-57" cy="7" r="11" />
      <circle className="f-ink" cx="-87" cy="27" r="4" />
      <path
        className="s-card w2"
        d="M79 56C88 24 68 2 38 10M-28 2l8 8M-12-7l7 9M6-12l6 10M24-13l5 10M-62 44l8-7M-48 47l8-7M-34 49l8-7M-112 46l14 6M-110 43l18 2"
      />
      <use href="#mouse" transform="translate(-24 16) scale(.46)" />
    </>
  )
}
