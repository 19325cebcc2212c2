/** A rat and, in front of it and to the same scale, the mouse of plate I. */
export function Rodents() {
  return (
    <>
      <path className="s-olive ratTail" d="M84 52C100 62 112 60 114 46" />
      <path
        className="f-olive"
        d="M-116 30C-108 14-92 4-76-1-70-12-60-14-52-5-28-24 16-32 48-22 84-10 98 22 92 50 90 60 84 68 74 68H28C18 68 20 58 28 58H36C10 62-30 60-48 56L-46 60C-44 68-50 68-54 68H-78C-86 68-84 60-78 59L-70 56C-94 52-106 46-114 38-119 35-119 33-116 30z"
      />
      <circle className="eye" cx="-84" cy="18" r="4" />
      <path
        className="s-card w2"
        d="M-66 4Q-62-6-56 2M84 52C90 22 70 4 40 10M-40 6l8 8M-22-1l7 9M-2-6l6 10M18-8l5 10M-40 42l8-7M-24 46l8-7"
      />
      <use href="#mouse" transform="translate(-22 15) scale(.47)" />
    </>
  )
}
