import { css } from '@emotion/react'
import type { ShownProject } from '../../content/types.ts'
import { type } from '../../theme/type.ts'
import { space } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { hidden } from '../../ui/hidden.ts'
import { Photo } from '../../ui/Photo.tsx'
import { rising } from '../../shared/rising.ts'

export function DemoCard({ demo, visit }: { demo: ShownProject; visit: string }) {
  const { hostname } = new URL(demo.url)
  return (
    <article css={[root, rising]}>
      <Frame address={hostname}>
        <Photo
          photo={demo.photo}
          sizes="(min-width: 1440px) 640px, (min-width: 960px) 46vw, (min-width: 720px) 45vw, 92vw"
        />
      </Frame>
      <h3 css={name} dir="auto">
        {demo.name}
      </h3>
      <p css={text}>{demo.description}</p>
      <Button look="secondary" href={demo.url} newTab tooltip={hostname}>
        <span>
          {visit}
          <span css={hidden}>
            {' '}
            <bdi>{demo.name}</bdi>
          </span>
        </span>
      </Button>
    </article>
  )
}

const root = css({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  justifyItems: 'start',
  gap: space.s,
  minWidth: 0,
  breakInside: 'avoid',
  '& > div': { width: '100%', marginBlockEnd: space.hair },
})

const name = css(type.card)
const text = css({ maxWidth: '34em' })
