import { useEffect, useLayoutEffect } from 'react'

/** An effect before the browser paints. On a server React warns about it, because nothing is painted there. */
export const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect
