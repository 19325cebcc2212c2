import { siteOrigin } from '../src/content/addresses.ts'
import demoPages from '../src/content/demoPages.yaml'
import site from '../src/content/site.yaml'

/** The last lines of every demo: its maker, and that the business is invented. */
export function DemoBy() {
  return (
    <div className="demo-by">
      <p>
        <a href={siteOrigin(site)}>{demoPages.by}</a>
      </p>
      <p>{demoPages.invented}</p>
    </div>
  )
}
