/** Rise over run of the hero's gable: 7 in 12. */
export const pitch = 7 / 12

const across = 74
const exposure = 46
const head = 38
const courses = 15
const apex = 1000
const outline = 'h71v39l-8 8h-55l-8-8z'

/** A course of slates: one path for each of the three grays. */
type Course = readonly [string, string, string]

/** A gray of 0 to 2, spread as if by chance but the same in every build. */
function grayAt(course: number, slate: number): number {
  return Math.abs(Math.imul(course * 31 + slate * 17 + 5, 2654435761) >> 13) % 3
}

/** The course at this number below the apex, as wide as the gable is there. */
function courseAt(course: number): Course {
  const top = head + course * exposure
  const reach = (top + exposure) / pitch
  const shift = course % 2 ? across / 2 : 0
  const paths: [string, string, string] = ['', '', '']
  let before = -1
  for (let slate = -Math.ceil(reach / across) - 1; slate * across < reach; slate++) {
    let gray = grayAt(course, slate)
    if (gray === before) gray = (gray + 1) % 3
    before = gray
    paths[gray as 0 | 1 | 2] += `M${apex + slate * across + shift} ${top}${outline}`
  }
  return paths
}

export const gableCourses = Array.from({ length: courses }, (_, course) => courseAt(course))

/** The lower edge of each lap throws a shadow on the course below. */
export const lapShadows = gableCourses
  .map((_, course) => `M0 ${head + course * exposure}h2000v6h-2000z`)
  .join('')
