/** What stands between the walls of plate I, from the attic down to the crawl space. */
export function HouseRooms() {
  return (
    <>
      <path className="f-shade" d="M300 40 512 200V240H88V200z" />
      <path className="f-tint" d="M88 240H512V470H88z" />
      <path className="f-card" d="M97 248H291V350H97z" />
      <path className="f-shade" d="M88 474H512V530H88z" />
      <path className="f-shade" d="M309 366H503V462H309z" />
      {/* Loose insulation between the joists of the attic. */}
      <path className="s-olive w3 wool" d="M104 228h396" />
      {/* Bedroom: someone lies awake. */}
      <path
        className="f-olive"
        d="M108 284h8v30h108v-16h8v52h-8v-12H116v12h-8zM250 316h30v34h-6v-26h-18v26h-6z"
      />
      <path className="f-moss" d="M146 314q0-22 26-24 32-2 52 24v10h-78z" />
      <path className="f-shade" d="M116 306q0-8 9-8h25v16h-34z" />
      <circle className="f-ink" cx="134" cy="296" r="13" />
      <path className="f-card" d="M129 286a4.5 4.5 0 1 0 .1 0zM140 286a4.5 4.5 0 1 0 .1 0z" />
      <path className="f-ink" d="M129 286.5a2 2 0 1 0 .1 0zM140 286.5a2 2 0 1 0 .1 0z" />
      <path className="f-moss" d="M256 282h18l7 19h-32zM262 301h6v15h-6z" />
      {/* Bathroom. */}
      <path
        className="f-olive"
        d="M400 306h92q0 32-16 36l2 8h-8l-2-7h-44l-2 7h-8l2-8q-16-4-16-36zM470 306v-24q0-8 10-8t10 8v4h-6v-3q-4-3-8 0v23zM328 316h36q0 14-12 16v18h-12v-18q-12-2-12-16zM346 268a13 16 0 1 0 .1 0z"
      />
      {/* Kitchen: a washer, the sink, and a line of ants on its way to it. */}
      <path
        className="f-olive"
        d="M112 402h48v60h-48zM168 414h112v8H168zM172 426h104v36H172zM232 414v-24q0-10 11-10t11 10v5h-7v-5q-4-4-8 0v24z"
      />
      <path className="f-tint" d="M136 418a15 15 0 1 0 .1 0zM222 430h3v28h-3z" />
      <path className="s-ink ants" d="M172 411h56" />
      {/* Sitting room: an armchair, a lamp, shelves. */}
      <path
        className="f-olive"
        d="M330 410q0-8 10-8t10 8v20h34v-6q0-8 8-8t8 8v32h-6v6h-8v-6h-38v6h-8v-6h-10zM422 462v-4h8v-50h-16l8-26h20l8 26h-16v50h8v4z"
      />
      <path className="s-olive w5" d="M462 380v82M494 380v82M462 384h32M462 410h32M462 436h32" />
      <path
        className="f-olive"
        d="M468 392h5v16h-5zM476 389h5v19h-5zM484 394h5v14h-5zM467 420h16v14h-16z"
      />
      {/* Crawl space: piers, and damp ground. */}
      <path className="f-ink" d="M188 478h16v52h-16zM392 478h16v52h-16z" />
    </>
  )
}
