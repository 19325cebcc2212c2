/** A house in elevation on a field of 120 x 80, standing on its lower edge. */
export interface RoofType {
  wall: string
  roof: string
  /** Lines of the courses, where the slope faces us. */
  courses?: string
  /** The metal along the eaves or rakes. */
  edge: string
  openings: string
}

/** Roof types by the names that roofers use. */
export const roofTypes = {
  gable: {
    wall: 'M22 80V44L60 14 98 44V80z',
    roof: 'M60 6 112 47V57L60 16 8 57V47z',
    edge: 'M8 49 60 8 112 49',
    openings: 'M51 50h18v30H51zM54 30h12v10H54z',
  },
  hip: {
    wall: 'M18 48H102V80H18z',
    roof: 'M36 18H84L112 50H8z',
    courses: 'M30 26H90M23 34H97M16 42H104',
    edge: 'M7 50H113',
    openings: 'M28 57h14v13H28zM54 57h14v23H54zM80 57h14v13H80z',
  },
  sideGable: {
    wall: 'M18 48H102V80H18z',
    roof: 'M10 18H110V50H10z',
    courses: 'M10 26H110M10 34H110M10 42H110',
    edge: 'M9 50H111',
    openings: 'M26 57h18v13H26zM52 57h14v23H52zM76 57h18v13H76z',
  },
  saltbox: {
    wall: 'M20 80V58L76 14 100 36V80z',
    roof: 'M8 61 76 7 112 40V50L76 17 8 71z',
    edge: 'M8 63 76 9 112 42',
    openings: 'M78 52h14v28H78zM56 42h12v12H56zM34 62h14v10H34z',
  },
  gambrel: {
    wall: 'M24 80V52L36 28 60 14 84 28 96 52V80z',
    roof: 'M60 6 90 24 108 60H97L82 31 60 17 38 31 23 60H12L30 24z',
    edge: 'M13 58 31 24 60 8 89 24 107 58',
    openings: 'M46 56h28v24H46zM54 32h12v12H54z',
  },
  mansard: {
    wall: 'M18 48H102V80H18z',
    roof: 'M24 16H96L108 50H12z',
    courses: 'M22 25H98M19 33H101M16.500 41H103.500',
    edge: 'M11 50H109',
    openings: 'M34 28h12v16H34zM74 28h12v16H74zM28 57h14v13H28zM53 57h14v23H53zM78 57h14v13H78z',
  },
  shed: {
    wall: 'M18 80V54L102 26V80z',
    roof: 'M8 52 112 17V29L8 64z',
    edge: 'M8 54 112 19',
    openings: 'M80 52h14v28H80zM30 62h40v9H30z',
  },
  crossGable: {
    wall: 'M14 48H106V80H14zM40 48 60 30 80 48V80H40z',
    roof: 'M8 20H112V50H86L60 26 34 50H8z',
    courses: 'M8 28H52M68 28H112M8 36H43M77 36H112M8 44H34M86 44H112',
    edge: 'M7 50H34L60 26 86 50H113',
    openings: 'M52 54h16v26H52zM20 58h12v12H20zM88 58h12v12H88z',
  },
  dutchGable: {
    wall: 'M18 48H102V80H18zM42 32 60 14 78 32z',
    roof: 'M60 6 86 31 112 50H8L34 31zM60 16 46 29H74z',
    courses: 'M29 36H91M19 43H101',
    edge: 'M7 50H113M35 30 60 8 85 30',
    openings: 'M26 57h18v13H26zM53 57h14v23H53zM76 57h18v13H76z',
  },
  aFrame: {
    wall: 'M60 14 94 80H26z',
    roof: 'M60 4 104 80H91L60 22 29 80H16z',
    edge: 'M16 80 60 5 104 80',
    openings: 'M52 58h16v22H52zM50 48 60 30 70 48z',
  },
} satisfies Record<string, RoofType>

export type RoofName = keyof typeof roofTypes
