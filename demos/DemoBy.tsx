import demoPages from '../src/content/demoPages.yaml'
import site from '../src/content/site.yaml'
import { direction } from '../src/reader/language.ts'
import { useFacts } from './useFacts.ts'

/** Shows the agency's name at the bottom of a demo, an example website. If the business is invented, adds a note that says so. */
export function DemoBy() {
  return (
    <div className="demo-by" lang={site.language} dir={direction(site.language)}>
      <p>
        <a href={site.homeAddress}>{demoPages.by}</a>
      </p>
      {useFacts().isInvented && <p>{demoPages.invented}</p>}
    </div>
  )
}
