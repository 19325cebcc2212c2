import { css } from '@emotion/react'

/** A picture ready to be shown: its variants as `srcset`s, its fallback and its size in pixels. */
export interface Photograph {
  avif: string
  webp: string
  src: string
  width: number
  height: number
  alt: string
}

interface Props {
  photo: Photograph
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** In the first screen: fetched at once, and first. */
  first?: boolean
}

/** A picture in the best format a browser knows, at the width it needs, in a box that never moves. */
export function Photo({ photo, sizes, first = false }: Props) {
  // A page that stands ready beside another loads nothing that nobody may come to see.
  const isFirst = first && import.meta.env.SSR
  return (
    <picture>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <source type="image/webp" srcSet={photo.webp} sizes={sizes} />
      <img
        css={root}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst && { fetchpriority: 'high' })}
        decoding="async"
        // Last: what an image may load is said before it is asked for.
        src={photo.src}
      />
    </picture>
  )
}

const root = css({ width: '100%', height: 'auto' })
