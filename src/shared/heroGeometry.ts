import { media } from '../theme/media.ts'
import { color, size } from '../theme/vars.ts'

/**
 * The hero's geometry: the field's summit (57.5 % / 46 % of its box) and the mark's
 * center share the point (--summit-x, --summit-y), measured from the hero's top left.
 * Widths are the hero's own (cqi), which leave out a classic scrollbar.
 */
export const hero = {
  variables: {
    '--summit-x': 'calc(100% - 6.25rem)',
    '--summit-y': `calc(${size.bar} + env(safe-area-inset-top) + 6.25rem)`,
    '--field': '34rem',
    '--mark': '9rem',
  },
  wideVariables: {
    '--summit-x': 'min(77cqi, 50cqi + 24rem)',
    '--summit-y': 'min(9.5rem + 24cqi, 31.5rem)',
    '--field': 'clamp(44rem, 96cqi, 90rem)',
    '--mark': 'clamp(10rem, 20cqi, 18.5rem)',
  },
  foot: 'clamp(9.5rem, 29vw, 19rem)',
  /** Paper around letters, under them: contour lines stop short of the words. */
  halo: (width: string) =>
    ({
      position: 'relative',
      isolation: 'isolate',
      '&::before': {
        content: ['attr(data-halo)', 'attr(data-halo) / ""'],
        position: 'absolute',
        inset: '0 auto auto 0',
        zIndex: -1,
        color: color.paper,
        WebkitTextStroke: `${width} ${color.paper}`,
        [media.print]: { content: 'none' },
      },
    }) as const,
}
