import contours from './contours.svg?no-inline'

/**
 * Contour lines cut out of a background, faded along a gradient.
 * Chromium before 120 knows the prefixed properties alone.
 */
export function contourMask(fade: string, size = 'cover, 100% 100%', position = 'center') {
  return {
    ...contourImage(fade),
    WebkitMaskSize: size,
    WebkitMaskPosition: position,
    WebkitMaskComposite: 'source-in',
    maskSize: size,
    maskPosition: position,
    maskComposite: 'intersect',
  } as const
}

/** Another fade of a mask that is there. */
export function contourImage(fade: string) {
  const image = `url("${contours}"), ${fade}`
  return { WebkitMaskImage: image, maskImage: image } as const
}
