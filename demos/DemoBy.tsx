import { siteOrigin } from '../src/content/addresses.ts'
import demoPages from '../src/content/demoPages.yaml'

/** The last lines of every demo: its maker, and that the business is invented. */
export function DemoBy() {
  return (
    <div className="demo-by">
      <p>
        <a href={siteOrigin()}>{demoPages.by}</a>
      </p>
      <p>{demoPages.invented}</p>
    </div>
  )
}
