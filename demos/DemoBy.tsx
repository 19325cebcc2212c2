import { siteOrigin } from '../src/content/addresses.ts'
import { site } from '../src/content/site.ts'

/** The last lines of every demo: who made it, and that nothing in it is real. */
export function DemoBy() {
  return (
    <div className="demo-by">
      <p>
        <a href={siteOrigin()}>Demo by {site.brand}</a>
      </p>
      <p>Invented business. Sample prices.</p>
    </div>
  )
}
