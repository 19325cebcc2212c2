import { css } from '@emotion/react'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const thisYear = () => new Date().getFullYear()

/** The year the page was prerendered in, for which hydration must agree with the HTML. */
const builtIn = () =>
  typeof document === 'undefined'
    ? thisYear()
    : Number(document.querySelector('[data-year]')?.getAttribute('data-year') ?? thisYear())

/** The copyright line with the year in which it is read. */
export function Copyright({ owner }: { owner: string }) {
  const year = useSyncExternalStore(never, thisYear, builtIn)
  return (
    <small css={root} data-year={year}>
      © {year} {owner}
    </small>
  )
}

const root = css({ fontSize: 'inherit' })
