import contours from './contours.svg?no-inline'

/**
 * Masks a background with contour lines that fade along a gradient.
 * Chromium before 120 only supports the prefixed properties.
 */
export function contourMask(fade: string, size = 'cover', position = 'center') {
  const mask = `url("${contours}") ${position} / ${size}, ${fade}`
  return {
    WebkitMask: mask,
    WebkitMaskComposite: 'source-in',
    mask,
    maskComposite: 'intersect',
  } as const
}

/** Replaces the gradient of such a mask. */
export function contourImage(fade: string) {
  const image = `url("${contours}"), ${fade}`
  return { WebkitMaskImage: image, maskImage: image } as const
}
