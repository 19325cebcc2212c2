/** A pileated woodpecker on the bark, his crest in the crew's amber. */
export function Woodpecker() {
  return (
    <svg className="woodpecker" viewBox="0 0 160 250" aria-hidden="true">
      <path fill="#66776a" d="M92 54l22 44 2 56-24 46-10 48-14-6 2-60-10-50 8-52z" />
      <path fill="#16261b" d="M92 92l18 28-6 52-22 44-8-8 2-60z" />
      <path fill="#f0f4e4" d="M64 42l30 12-10 34-16 16 2-38-18-10z" />
      <path fill="#16261b" d="M38 40l34-4 22 12-26 8-30-2z" />
      <path fill="#d9d3b4" d="M44 40 2 48l40 6z" />
      <path fill="#f4a94a" d="M44 38l18-16 26-18 2 20 20 2-16 24-22-10z" />
      <circle cx="62" cy="43" r="4" fill="#f0f4e4" />
      <path fill="#d9d3b4" d="M66 148l-28-6 26 14zM70 168l-30 2 30 8z" />
    </svg>
  )
}
