import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { routes, type Route } from './routes.tsx'
import { whenIdle } from './ui/whenIdle.ts'
import { Ahead, newBox } from './ui/Ahead.tsx'

const Page = memo(({ route }: { route: Route }) => <route.Page />)

/**
 * The current page, and outside the document the others: rendered ahead when there is time, and
 * kept once they were shown, so that going from one to another only puts it into the document.
 */
export function Pages({ route }: { route: Route }) {
  const [first] = useState(route)
  const [ahead, setAhead] = useState<readonly Route[]>([])
  const [boxes] = useState(() => new Map<Route, HTMLElement>())
  const place = useRef<HTMLDivElement>(null)
  const firstBox = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Whoever came to a page that is not in the site map may not stay.
    if (first.hidden) return
    return whenIdle(() => startTransition(() => setAhead(routes)))
  }, [first])

  useLayoutEffect(() => {
    const box = route === first ? firstBox.current : boxes.get(route)
    if (box && !box.isConnected) place.current?.replaceChildren(box)
  }, [route, first, boxes])

  const others = [...new Set([...ahead, route])].filter((other) => other !== first)
  const boxOf = (other: Route) => {
    const box = boxes.get(other) ?? newBox()
    boxes.set(other, box)
    return box
  }
  return (
    <>
      <div data-kept="" ref={place}>
        <div data-kept="" ref={firstBox}>
          <Page route={first} />
        </div>
      </div>
      {others.map((other) => (
        <Ahead box={boxOf(other)} key={other.path}>
          <Page route={other} />
        </Ahead>
      ))}
    </>
  )
}
