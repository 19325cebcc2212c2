import { useEffect, useLayoutEffect } from 'react'

/** An effect before the browser paints. On a server, where nothing is painted, React warns of it. */
export const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect
