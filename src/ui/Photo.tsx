import type { Photograph } from 'virtual:photographs'
import { css } from '@emotion/react'

interface Props {
  photo: Photograph & { alt: string }
  sizes: string
  /** On the first screen: loads eagerly and first. */
  first?: boolean
  /** Has its style from the page, which then needs no other hash in the policy. */
  plain?: boolean
}

/** A picture in the best format and width for the browser, in a box that causes no layout shift. */
export function Photo({ photo, sizes, first = false, plain = false }: Props) {
  // Only in prerendered HTML: a page rendered ahead, hidden, loads no pictures.
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
        // Last, because setting `src` starts the request.
        src={photo.src}
      />
    </picture>
  )
}

const root = css({ width: '100%', height: 'auto' })
