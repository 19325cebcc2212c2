import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { routeAt, routes, type Route } from './routes.tsx'
import { Ahead, newBox } from './ui/Ahead.tsx'
import { layOutPressed } from './ui/layOutPressed.ts'
import { whenIdle } from './ui/whenIdle.ts'

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

  useEffect(() => {
    // Whoever came to a page that is not in the site map may not stay.
    if (first.hidden) return
    return whenIdle(() => startTransition(() => setAhead(routes)))
  }, [first])

  useEffect(() => {
    if (place.current) return layOutPressed(place.current, (path) => boxes.get(routeAt(path)))
  }, [boxes])

  useLayoutEffect(() => {
    const box = boxes.get(route)
    if (!box || !place.current) return
    // One that is in the document is laid out: taken out and put back, it would lose that.
    for (const other of [...place.current.children].filter((each) => each !== box)) other.remove()
    if (!box.isConnected) place.current.append(box)
    delete box.dataset.next
  }, [route, boxes])

  const others = [...new Set([...ahead, route])].filter((other) => other !== first)
  const boxOf = (other: Route) => {
    const box = boxes.get(other) ?? newBox()
    boxes.set(other, box)
    return box
  }
  return (
    <>
      <div data-kept="" ref={place}>
        <div data-kept="" ref={(box) => void (box && boxes.set(first, box))}>
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
