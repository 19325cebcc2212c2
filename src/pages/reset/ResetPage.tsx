import { css } from '@emotion/react'
import { notFound, reset as texts } from '../../content/messages.yaml'
import { Foothills } from '../../shared/Foothills.tsx'
import { type } from '../../theme/type.ts'
import { size, space } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Fitted } from '../../ui/Fitted.tsx'

/** The page that deletes the offline copy of the site. `data-copy` on <html> selects the visible text (src/offline/removeCopy.ts). */
export function ResetPage() {
  return (
    <Foothills>
      <h1 css={title} tabIndex={-1}>
        <Fitted text={texts.heading} halo />
      </h1>
      <p css={lead}>
        <span role="status">
          <span css={working} data-halo={texts.working}>
            {texts.working}
          </span>
          <span css={gone} data-halo={texts.gone} hidden>
            {texts.gone}
          </span>
          <span css={left} data-halo={texts.left} hidden>
            {texts.left}
          </span>
        </span>
      </p>
      <Button href="/">{notFound.home}</Button>
    </Foothills>
  )
}

const title = css({
  ...type.title,
  width: '100%',
  maxWidth: '8em',
})
const lead = css({ ...type.lead, maxWidth: size.lead, marginBlock: space.xs })
const working = css({ display: 'block', 'html[data-copy] &': { display: 'none' } })
// Both texts also have the attribute `hidden`, because a browser's reader view ignores styles.
const gone = css({ 'html[data-copy=gone] &': { display: 'block' } })
const left = css({ 'html[data-copy=left] &': { display: 'block' } })
