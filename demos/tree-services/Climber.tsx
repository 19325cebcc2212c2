/** An arborist in a saddle, one hand above the hitch and one below it; the rope is the style's. */
export function Climber() {
  return (
    <svg viewBox="0 0 180 330">
      <path
        fill="#c67f2c"
        d="M50 184l36 6 6 26-8 28-24-2-8-26zM58 238l28 4-13 30-11 22-22-6 8-26z"
      />
      <path fill="#1c1305" d="M38 284l28 6 14 16-5 12-44-14z" />
      <path fill="none" stroke="#f0f4e4" strokeWidth="3" d="M50 186 31 252" />
      <path fill="#a8d672" d="M14 250h34l5 24H16z" />
      <path fill="#1c1305" d="M20 240h22v6H26v8h-6z" />
      <path fill="#f0f4e4" d="M27 274h11v44l-5 9-6-9z" />
      <path fill="#f4a94a" d="M42 104l18-14 24-2 13 16-5 48-4 28-42-2-2-40z" />
      <path fill="#c67f2c" d="M42 104l18-14-4 34 6 56-16-2-2-40z" />
      <path fill="#f0f4e4" d="M43 130l52-6-1 12-50 7z" />
      <path fill="#f4a94a" d="M62 182l34-10 42-4 11 12-6 16-46 14-30-4z" />
      <path fill="#f4a94a" d="M124 186l24-4-5 40-6 30-24-2 3-30z" />
      <path fill="#c67f2c" d="M124 186l8 0-8 66-11-2 3-30z" />
      <path fill="#1c1305" d="M111 248l28 2 3 12 19 9-2 11-49-3z" />
      <path fill="#1c1305" d="M42 170l52-4 3 18-54 8zM86 172l14-3 6 38-14 4z" />
      <path fill="none" stroke="#f0f4e4" strokeWidth="5" d="M88 174l15-16" />
      <path fill="#e0ab7c" d="M48 66l40-4 3 12-8 14-18 6-14-10z" />
      <path fill="#f4a94a" d="M29 61l3-24 14-13 20-3 17 11 6 18 11 7-9 6z" />
      <path fill="#ffc983" d="M46 24l20-3 17 11 4 13-20-9z" />
      <path fill="#1c1305" d="M46 54h14l4 12-6 13H48l-4-12z" />
      <path fill="#f4a94a" d="M62 92l22-5 24-8 10 14-16 14-32 10z" />
      <path fill="#f4a94a" d="M98 92l20 1-5-32-4-18-15 2 3 24z" />
      <path fill="#f0f4e4" d="M91 28l19-2 3 18-18 3z" />
      <path fill="#e8973a" d="M41 106l18-6 10 28-3 20-20-4-6-18z" />
      <path fill="#e8973a" d="M47 134l18-4 32 22 2 14-13 2-34-18z" />
      <path fill="#f0f4e4" d="M90 150l18 1 2 16-18 3z" />
    </svg>
  )
}
