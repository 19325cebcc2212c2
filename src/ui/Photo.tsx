import type { Photograph } from 'virtual:photographs'
import { css } from '@emotion/react'

interface Props {
  photo: Photograph & { alt: string }
  sizes: string
  /** Loads the picture at once and with high priority, because the first screen shows it. */
  first?: boolean
  /** Leaves the style to the page. */
  plain?: boolean
}

/** A responsive picture. Width and height prevent layout shift. */
export function Photo({ photo, sizes, first = false, plain = false }: Props) {
  // Only in prerendered HTML, because the application renders hidden pages in advance.
  const isFirst = first && import.meta.env.SSR
  return (
    <picture>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <img
        {...(!plain && { css: root })}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchpriority={isFirst ? 'high' : undefined}
        decoding="async"
        // After the other attributes, because `src` starts the request.
        src={photo.src}
      />
    </picture>
  )
}

const root = css({ width: '100%', height: 'auto' })
