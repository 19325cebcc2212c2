/** A length of rope inside a drawing, with a dark edge where it lies over other rope. */
export function Rope({ d }: { d: string }) {
  return (
    <>
      <path className="rope-edge" d={d} />
      <path className="rope-core" d={d} />
      <path className="rope-fleck" d={d} />
    </>
  )
}
