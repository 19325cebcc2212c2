/** Kinds of houses, from the older ones by the river to the ranches farther east; each 100 wide on the ground at y 80. */
const kinds = [
  // A foursquare with a dormer.
  'M14 80V34H8L24 16H38L50 4 62 16H76L92 34H86V80zM22 42V54H34V42zM66 42V54H78V42zM22 62V74H34V62zM44 18H56V26H44zM46 60V80H58V60z',
  // A bungalow with a deep porch.
  'M4 44 50 14 96 44V50H90V80H10V50H4zM18 52V80H26V52zM40 54V68H62V54zM74 52V80H82V52zM42 30V38H58V30z',
  // A cottage with a steep gable and a chimney.
  'M12 80V46L24 20H60V8H70V20H76L90 46V80zM44 36 62 80H26zM72 52V66H82V52z',
  // A one-and-a-half with a gable to the street.
  'M14 80V42L50 8 86 42V80zM42 32V46H58V32zM22 54V68H36V54zM62 54V80H76V54z',
  // A ranch, low and long.
  'M2 52 14 36H68V28H76V36H88L98 52H94V80H6V52zM14 58V70H34V58zM42 56V80H52V56zM60 58V80H88V58z',
  // A split-level.
  'M4 44 26 26 50 44V52H74L96 60H92V80H8V44zM16 48V58H38V48zM16 66V74H38V66zM56 60V80H64V60zM72 64V74H86V64z',
]

const order = [0, 3, 0, 2, 1, 3, 1, 4, 5, 4, 5, 4]

interface Props {
  /** The place of the house in the row. */
  kind: number
}

export function Dwelling({ kind }: Props) {
  return (
    <svg viewBox="0 0 100 80" aria-hidden="true">
      <path d={kinds[order[kind % order.length] ?? 0]} fillRule="evenodd" />
    </svg>
  )
}
