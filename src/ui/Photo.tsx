import photographs from 'virtual:photographs'
import { css } from '@emotion/react'

interface Props {
  /** The picture's file in src/content/images, without ".png". */
  name: string
  alt: string
  sizes: string
  /** Loads the picture at once and with high priority, because the first screen shows it. */
  first?: boolean
  /** Leaves out the style of this component, for pages that style all their pictures themselves. */
  plain?: boolean
}

/** A responsive picture. Width and height prevent layout shift. */
export function Photo({ name, alt, sizes, first = false, plain = false }: Props) {
  const files = photographs[name]
  if (!files) throw new Error(`src/content/images/${name}.png is missing`)
  // Only the prerendered HTML uses `first`. In the browser, React also renders pages that the visitor has not opened,
  // and the pictures of these pages can wait.
  const isFirst = first && import.meta.env.SSR
  return (
    <picture>
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <img
        {...(!plain && { css: root })}
        alt={alt}
        width={files.width}
        height={files.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchpriority={isFirst ? 'high' : undefined}
        decoding="async"
        // `src` is the last attribute, because the browser starts the request when React sets `src`.
        src={files.src}
      />
    </picture>
  )
}

const root = css({ width: '100%', height: 'auto' })
