import { css } from '@emotion/react'
import type { Photograph } from '../content/types.ts'

interface Props {
  photo: Photograph
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** In the first screen: fetched at once, and first. */
  first?: boolean
}

/** A picture in the best format a browser knows, at the width it needs, in a box that never moves. */
export function Photo({ photo, sizes, first = false }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <source type="image/webp" srcSet={photo.webp} sizes={sizes} />
      <img
        css={root}
        src={photo.src}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={first ? 'eager' : 'lazy'}
        {...(first && { fetchpriority: 'high' })}
        decoding="async"
      />
    </picture>
  )
}

const root = css({ width: '100%', height: 'auto' })
