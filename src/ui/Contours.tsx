import { css } from '@emotion/react'
import { media } from '../theme/media.ts'
import contours from './contours.svg?no-inline'

/**
 * The contour lines, over the whole of a box that fades them out. Nothing is drawn if the file is
 * missing; as a mask it would leave a solid ground, because browsers ignore a mask that fails.
 */
export function Contours() {
  return (
    <svg css={root} viewBox="0 0 1200 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${contours}#lines`} />
    </svg>
  )
}

/** Fades what a box holds along a gradient, or along each of several. Chromium before 120 needs the prefixed forms. */
export const faded = (...gradients: string[]) => {
  const image = gradients.join()
  return {
    WebkitMaskImage: image,
    WebkitMaskComposite: 'source-in',
    maskImage: image,
    maskComposite: 'intersect',
  } as const
}

const root = css({
  display: 'block',
  width: '100%',
  height: '100%',
  [media.forced]: { display: 'none' },
})
