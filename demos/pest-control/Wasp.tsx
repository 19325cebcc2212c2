import { Mirrored } from './Mirrored.tsx'

/** A western yellowjacket seen from above, wings spread. */
export function Wasp() {
  return (
    <Mirrored id="wasp">
      <path
        className="s-ink w3"
        d="M12-36 32-58 42-76M12-14 44 18 56 42 64 46M8-8 28 28 34 62 44 74M5-60C10-72 18-80 30-82"
      />
      <path
        className="wing"
        d="M14-24C40-18 70-10 80 0 82 9 70 12 58 8 40 2 24-8 12-16zM12-36C40-58 86-56 108-42 116-36 108-28 94-26 66-21 34-22 14-26z"
      />
      <path
        className="s-ink w1"
        d="M14-34C50-46 80-46 106-38M18-29C50-34 76-32 96-28M66-46 72-26M86-44 90-28M20-18 66 6"
      />
      <path
        className="f-ink"
        d="M0-64C10-66 18-60 17-54 16-49 10-46 6-45 14-42 18-36 18-28 18-16 10-7 3-5V-2C17 2 23 20 21 38 18 58 8 74 0 84z"
      />
      <path
        className="f-tint"
        d="M17 8C12 6 7 6 5 8L0 14V17L6 13C11 12 15 13 18 15zM21 24C15 21 9 21 6 24L0 30V33L7 29C12 27 17 28 21 31zM20 40C15 37 9 37 6 40L0 46V49L7 45C11 43 15 44 19 46zM17 54C12 52 8 52 5 54L0 60V63L6 59C9 57 12 58 15 60zM11-38Q15-33 14-27L8-31zM10-60Q15-56 13-50L8-54z"
      />
    </Mirrored>
  )
}
