import { siteOrigin } from '../src/content/addresses.ts'
import { demoPages } from '../src/content/demoPages.ts'
import { site } from '../src/content/site.ts'

const demoBy = demoPages.by.replace('{brand}', site.brand)

/** The last lines of every demo: its maker, and that the business is invented. */
export function DemoBy() {
  return (
    <div className="demo-by">
      <p>
        <a href={siteOrigin()}>{demoBy}</a>
      </p>
      <p>{demoPages.invented}</p>
    </div>
  )
}
