import * as v from 'valibot'
import { color, type Role } from '../../src/theme/schema.ts'
import { shown, type Mistake } from '../content/mistakes.ts'

/** Minimum contrast of WCAG 2.2: for text, and for borders, signs and focus rings. */
const text = { least: 4.5, criterion: '1.4.3' }
const sign = { least: 3, criterion: '1.4.11' }

/** The roles that appear on each other. */
const pairs: readonly { roles: Role[]; grounds: Role[]; needs: typeof text }[] = [
  { roles: ['ink', 'ink2', 'fir'], grounds: ['paper', 'sheet', 'sunk'], needs: text },
  { roles: ['route', 'routeHover'], grounds: ['paper', 'sheet', 'sunk'], needs: text },
  { roles: ['onRoute'], grounds: ['route', 'routeHover'], needs: text },
  { roles: ['onBand', 'onBand2'], grounds: ['band'], needs: text },
  { roles: ['onLarch'], grounds: ['larch', 'onBand'], needs: text },
  { roles: ['lineStrong', 'focus', 'profile'], grounds: ['paper', 'sheet', 'sunk'], needs: sign },
  { roles: ['larch'], grounds: ['band'], needs: sign },
]

/** Red, green and blue of #rrggbb, from 0 to 255. */
const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** Relative luminance of #rrggbb, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The nearest darker or lighter color with enough contrast on all grounds, if there is one. */
function nearest(color: string, grounds: readonly string[], least: number): string | undefined {
  const mixed = (end: number, share: number) =>
    `#${channels(color)
      .map((channel) => Math.round(channel + (end - channel) * share))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`
  return Array.from({ length: 100 }, (_, index) => (index + 1) / 100)
    .flatMap((share) => [mixed(0, share), mixed(255, share)])
    .find((each) => grounds.every((ground) => contrast(each, ground) >= least))
}

/** Roles with too little contrast, each on its worst ground. Invalid colors are left out. */
export function contrastMistakes(themes: unknown): Mistake[] {
  return Object.entries(Object(themes) as Record<string, unknown>).flatMap(([name, theme]) => {
    const colors = Object(Object(theme).colors) as Record<Role, unknown>
    /** A role's contrast on a ground; infinite if one of them is invalid. */
    const on = (role: Role, ground: Role) => {
      const [one, other] = [colors[role], colors[ground]]
      return v.is(color, one) && v.is(color, other) ? contrast(one, other) : Infinity
    }
    return pairs.flatMap(({ roles, grounds, needs: { least, criterion } }) =>
      roles.flatMap((role) => {
        const [worst] = grounds.toSorted((a, b) => on(role, a) - on(role, b))
        const own = colors[role]
        if (!worst || !v.is(color, own) || on(role, worst) >= least) return []
        const valid = grounds.map((ground) => colors[ground]).filter((each) => v.is(color, each))
        // Rounded down: 4.46 is not 4.5.
        const ratio = Math.floor(on(role, worst) * 10) / 10
        return {
          file: 'src/theme/tokens.yaml',
          field: `themes.${name}.colors.${role}`,
          found: `${shown(own)}, with a contrast of ${ratio} on ${worst} (${String(colors[worst])})`,
          expected: `at least ${least} (WCAG ${criterion})`,
          meant: nearest(own, valid, least),
        }
      }),
    )
  })
}
